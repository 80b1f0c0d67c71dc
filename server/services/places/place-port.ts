import type { Place, PlaceSuggestion } from "#shared/contract/stores/place.ts";

/** A vendor that knows where suburbs are. Failures are AppErrors with an UPSTREAM code. */
export type PlacePort = {
  /** Suburbs that a text may mean, the likeliest first. */
  search(text: string, sessionToken: string | undefined): Promise<PlaceSuggestion[]>;
  /** Ends the session; null for a place that nobody knows. */
  byId(placeId: string, sessionToken: string | undefined): Promise<Place | null>;
};
