import type { PlaceSuggestion } from "#shared/contract/place.ts";
import { readPlaceText } from "#shared/domain/place-text.ts";

/** The one suburb of a postcode that has no other, which nobody needs to be asked about. A part of a name may still become another one. */
export function solePlaceOf(input: string, places: readonly PlaceSuggestion[] | null): PlaceSuggestion | null {
  if (readPlaceText(input)?.kind !== "postcode" || places?.length !== 1) return null;
  return places[0] ?? null;
}
