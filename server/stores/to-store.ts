import type { Store } from "#shared/contract/store.ts";
import { slugify } from "#shared/domain/slug.ts";
import type { SourcedLocation } from "./location-source.ts";

/** Gives a location its name for display, without the company's label in front, and its page. */
export function toStore(location: SourcedLocation, companyName: string): Store {
  const label = `${companyName} `.toLowerCase();
  const name = location.name.toLowerCase().startsWith(label) ? location.name.slice(label.length).trim() : location.name;
  return { ...location, name, url: ["/stores", encodeURIComponent(location.placeId), slugify(name) || "store"].join("/") };
}
