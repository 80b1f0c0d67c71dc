import type { PlaceSuggestion } from "#shared/contract/stores/place.ts";
import { useSite } from "../page/site.ts";

/** Whose the suggested suburbs are; nothing beside none, or where nobody wants it said. Google asks for its name wherever no map of its own shows what it knows: developers.google.com/maps/documentation/places/web-service/policies */
export function PlacesCredit({ places }: { places: readonly PlaceSuggestion[] | null }) {
  const { placesCredit } = useSite();
  return placesCredit && places && places.length > 0 ? <span translate="no">{placesCredit}</span> : null;
}
