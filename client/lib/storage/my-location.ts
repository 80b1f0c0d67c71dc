import { readStored } from "./read-stored.ts";
import { storeText, useStoredText } from "./stored-text.ts";

const storageKey = "myLocation";

export function useMyLocation(): MyLocation | null {
  return parseMyLocation(useStoredText(storageKey));
}

export function rememberMyLocation({ lat, lng }: MyLocation): void {
  storeText(storageKey, JSON.stringify({ lat, lng }));
}

/** Where the shopper is, as the browser remembers it. */
export type MyLocation = { lat: number; lng: number };

/** Reads a remembered location; one that lacks a coordinate is none. */
export function parseMyLocation(text: string | null): MyLocation | null {
  return readStored("malformed-my-location", text, (value) => {
    if (typeof value !== "object" || value === null || !("lat" in value) || !("lng" in value)) return null;
    const { lat, lng } = value;
    return typeof lat === "number" && typeof lng === "number" && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
  });
}
