import type { Place, PlaceSuggestion } from "#shared/contract/stores/place.ts";

export type PlaceService = {
  /** Nothing for a text that is too short to mean a place. */
  search(input: string, sessionToken?: string): Promise<PlaceSuggestion[]>;
  /** An unknown place throws AppError NOT_FOUND. */
  get(placeId: string, sessionToken?: string): Promise<Place>;
};
