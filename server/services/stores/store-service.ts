import type { NearbyStores, NearbyStoresInput, Store, StoresByState, StoreWithNeighbours } from "#shared/contract/stores/store.ts";

/** Answers come from the public cache; an unknown place id throws AppError NOT_FOUND. */
export type StoreService = {
  list(): Promise<Store[]>;
  get(placeId: string): Promise<StoreWithNeighbours>;
  /** Around a point, or a place of the place search. */
  nearby(where: NearbyStoresInput): Promise<NearbyStores>;
  /** New South Wales where no such state is known. */
  byState(state: string | undefined): Promise<StoresByState>;
};
