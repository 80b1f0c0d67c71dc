import type { PublicCache } from "#server/cache/public-cache.ts";
import type { PlaceService } from "#server/places/place-service.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { defaultStoreState, storeStateOf, storeStates } from "#shared/domain/store-states.ts";
import type { LocationSource } from "./location-source.ts";
import { nearbyStores, storesNear } from "./nearby-stores.ts";
import type { StoreService } from "./store-service.ts";
import { toStore } from "./to-store.ts";

type StoreServiceOptions = { locations: LocationSource; cache: PublicCache; companyName: string; places: Pick<PlaceService, "get"> };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** All stores fit into one entry of the cache, so that no address asked for can fill it. */
export function createStoreService({ locations, cache, companyName, places }: StoreServiceOptions): StoreService {
  const list = () =>
    cache.get({
      cache: "stores",
      key: "all",
      tags: ["stores"],
      freshMs: 10 * minuteMs,
      staleMs: dayMs,
      load: async () => (await locations.locations()).map((location) => toStore(location, companyName)),
    });

  return {
    list,
    async get(placeId) {
      const stores = await list();
      const store = stores.find((candidate) => candidate.placeId === placeId);
      if (store === undefined) {
        throw new AppError("NOT_FOUND", `Unknown store ${placeId.slice(0, 200)}`, { userMessage: "This store could not be found" });
      }
      return { ...store, nearbyStores: nearbyStores(store, stores) };
    },
    async nearby(where) {
      const [stores, { lat, lng }] = await Promise.all([
        list(),
        "placeId" in where ? places.get(where.placeId, where.sessionToken) : where,
      ]);
      return { location: { lat, lng }, stores: storesNear({ latitude: lat, longitude: lng }, stores) };
    },
    async byState(wanted) {
      const state = storeStates.find(({ code }) => code === wanted)?.code ?? defaultStoreState;
      return { state, states: [...storeStates], stores: (await list()).filter((store) => storeStateOf(store) === state) };
    },
  };
}
