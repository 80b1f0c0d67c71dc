import type { PublicCache } from "#server/cache/public-cache.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { readPlaceText } from "#shared/domain/stores/place-text.ts";
import type { PlacePort } from "./place-port.ts";
import type { PlaceService } from "./place-service.ts";

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
