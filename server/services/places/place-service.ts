import type { PublicCache } from "#server/cache/public-cache.ts";
import type { Place, PlaceSuggestion } from "#shared/contract/stores/place.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { readPlaceText } from "#shared/domain/stores/place-text.ts";

type PlaceServiceOptions = { places: PlacePort; cache: PublicCache };

const dayMs = 24 * 60 * 60_000;

/** Suburbs by postcode or name. Details are kept, since a suburb stays where it is; what is typed belongs to a shopper's session and is not. */
export function createPlaceService({ places, cache }: PlaceServiceOptions): PlaceService {
  return {
    async search(input, sessionToken) {
      const wanted = readPlaceText(input);
      return wanted === null ? [] : places.search(wanted.text, sessionToken);
    },
    async get(placeId, sessionToken) {
      const { place } = await cache.get({
        cache: "place",
        key: placeId,
        freshMs: dayMs,
        staleMs: 7 * dayMs,
        load: async () => ({ place: await places.byId(placeId, sessionToken) }),
        isNothing: (found) => found.place === null,
      });
      if (place === null) throw new AppError("NOT_FOUND", "an unknown place", { userMessage: "No results found" });
      return place;
    },
  };
}

export type PlaceService = {
  /** Nothing for a text that is too short to mean a place. */
  search(input: string, sessionToken?: string): Promise<PlaceSuggestion[]>;
  /** An unknown place throws AppError NOT_FOUND. */
  get(placeId: string, sessionToken?: string): Promise<Place>;
};

/** A vendor that knows where suburbs are. Failures are AppErrors with an UPSTREAM code. */
export type PlacePort = {
  /** Suburbs that a text may mean, the likeliest first. */
  search(text: string, sessionToken: string | undefined): Promise<PlaceSuggestion[]>;
  /** Ends the session; null for a place that nobody knows. */
  byId(placeId: string, sessionToken: string | undefined): Promise<Place | null>;
};
