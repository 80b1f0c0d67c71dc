import type { Store, StoreWithNeighbours } from "#shared/contract/store.ts";

/** Answers come from the public cache; an unknown place id throws AppError NOT_FOUND. */
export type StoreService = {
  list(): Promise<Store[]>;
  get(placeId: string): Promise<StoreWithNeighbours>;
};
