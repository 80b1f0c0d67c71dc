import type { PlaceSuggestion } from "#shared/contract/stores/place.ts";

/** The one suburb of a postcode that has no other, which nobody needs to be asked about. A part of a name may still become another one. */
export function solePlaceOf(input: string, places: readonly PlaceSuggestion[] | null): PlaceSuggestion | null {
  return /^\s*\d/.test(input) && places?.length === 1 ? (places[0] ?? null) : null;
}
