import type { PublicCache } from "#server/cache/public-cache.ts";
import type { NearbyStores, NearbyStoresInput, Store, StoreWithNeighbours, StoresByState } from "#shared/contract/stores/store.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { slugify } from "#shared/domain/slug.ts";
import { type Coordinates, distanceKm } from "#shared/domain/stores/distance.ts";
import { holidaysAhead } from "#shared/domain/stores/public-holidays.ts";
import { defaultStoreState, storeStateOf, storeStates } from "#shared/domain/stores/store-states.ts";
import type { PlaceService } from "../places/place-service.ts";

const nearbyKm = 50;

/** The stores in reach of a point, nearest first, with kilometres to one decimal; and where there is none, the nearest of all. */
function storesNear(point: Coordinates, stores: readonly Store[]): Pick<NearbyStores, "stores" | "nearestBeyond"> {
  const byDistance = stores
    .flatMap((store) => (store.coordinates === null ? [] : [{ store, km: distanceKm(point, store.coordinates) }]))
    .toSorted((a, b) => a.km - b.km);
  const withDistance = ({ store, km }: (typeof byDistance)[number]) => ({ ...store, distanceKm: Math.round(km * 10) / 10 });
  const inReach = byDistance.filter(({ km }) => km <= nearbyKm).map(withDistance);
  return { stores: inReach, nearestBeyond: inReach.length === 0 ? (byDistance.slice(0, 1).map(withDistance)[0] ?? null) : null };
}

/** The other stores in reach of one. */
function nearbyStores(store: Store, stores: readonly Store[]): StoreWithNeighbours["nearbyStores"] {
  if (store.coordinates === null) return [];
  const others = stores.filter(({ placeId }) => placeId !== store.placeId);
  return storesNear(store.coordinates, others).stores.map(({ placeId, name, url, suburb, state, distanceKm: distance }) => ({
    placeId,
    name,
    url,
    suburb,
    state,
    distanceKm: distance,
  }));
}

type StoreServiceOptions = {
  locations: LocationSource;
  cache: PublicCache;
  companyName: string;
  places: Pick<PlaceService, "get">;
  now?: () => Date;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** All stores fit into one entry of the cache, so that no address asked for can fill it. */
export function createStoreService({ locations, cache, companyName, places, now = () => new Date() }: StoreServiceOptions): StoreService {
  const known = () =>
    cache.get({
      cache: "stores",
      key: "all",
      isKeptOnDisk: true,
      tags: ["stores"],
      freshMs: 10 * minuteMs,
      staleMs: dayMs,
      load: async () =>
        (await locations.locations()).map(({ locationId, ...location }) => ({
          locationId,
          store: toStore(location, companyName, now()),
        })),
    });
  const list = async () => (await known()).map(({ store }) => store);

  return {
    list,
    async locationId(placeId) {
      return (await known()).find(({ store }) => store.placeId === placeId)?.locationId ?? null;
    },
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
      return { location: { lat, lng }, ...storesNear({ latitude: lat, longitude: lng }, stores) };
    },
    async byState(wanted) {
      const state = storeStates.find(({ code }) => code === wanted)?.code ?? defaultStoreState;
      return { state, states: [...storeStates], stores: (await list()).filter((store) => storeStateOf(store) === state) };
    },
  };
}

/** Gives a location its name for display, without the company's label in front, and its page. */
function toStore(location: Omit<SourcedLocation, "locationId">, companyName: string, now: Date): Store {
  const label = `${companyName} `.toLowerCase();
  const name = location.name.toLowerCase().startsWith(label) ? location.name.slice(label.length).trim() : location.name;
  const url = ["/stores", encodeURIComponent(location.placeId), slugify(name) || "store"].join("/");
  return { ...location, name, url, closedOn: holidaysAhead(location, now) };
}

/** Answers come from the public cache; an unknown place id throws AppError NOT_FOUND. */
export type StoreService = {
  list(): Promise<Store[]>;
  get(placeId: string): Promise<StoreWithNeighbours>;
  /** What the platform calls a store; null for an unknown one. */
  locationId(placeId: string): Promise<string | null>;
  /** Around a point, or a place of the place search. */
  nearby(where: NearbyStoresInput): Promise<NearbyStores>;
  /** New South Wales where no such state is known. */
  byState(state: string | undefined): Promise<StoresByState>;
};

/** A store as the commerce platform knows it: by an id of its own and its full name, "Rares Coburg North", without a page, and without holidays. */
export type SourcedLocation = Omit<Store, "url" | "closedOn"> & { locationId: string };

/** Where stores come from. Failures are AppErrors with an UPSTREAM code. */
export type LocationSource = { locations(): Promise<SourcedLocation[]> };
