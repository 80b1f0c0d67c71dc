import type { OpeningTimes } from "./opening-hours.ts";
import { isOnShelf, partPromise, type PickUp, type PromisedPart } from "./part-promise.ts";

/** How many units of a variant each store has, by its short name; a store without any may be left out. */
export type VariantStock = { variantId: string; units: Readonly<Record<string, number>> };

type PlannedLine = PromisedPart & { variantId: string; quantity: number };
type PlannedStore = OpeningTimes & { shortName: string };

export type CollectPlan<Line, Store> = {
  /** What of the order the shopper's store hands over and when, line by line; null while none is chosen. */
  mine: { store: Store; lines: { line: Line; pickUp: PickUp }[] } | null;
  /** The stores that have all of what has to lie on a shelf, in the order in which they came; none where nothing has to. */
  whole: { store: Store; pickUp: PickUp }[];
};

type Asked<Line, Store> = {
  lines: readonly Line[];
  stock: readonly VariantStock[];
  stores: readonly Store[];
  myStore: string | null;
  now: Date | null;
};

/** Where an order can be picked up, and when. Lines of one variant share its shelf: each is there only if there is enough for all of them. */
export function collectPlan<Line extends PlannedLine, Store extends PlannedStore>({
  lines,
  stock,
  stores,
  myStore,
  now,
}: Asked<Line, Store>): CollectPlan<Line, Store> {
  const unitsOf = new Map(stock.map(({ variantId, units }) => [variantId, units]));
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const pickUpAt = (line: Line, store: Store) => {
    const counter = { units: unitsOf.get(line.variantId)?.[store.shortName] ?? 0, times: store };
    return partPromise({ part: line, counter, quantity: wanted.get(line.variantId) ?? line.quantity, now }).pickUp;
  };
  const own = stores.find(({ shortName }) => shortName === myStore);
  return {
    mine: own === undefined ? null : { store: own, lines: lines.map((line) => ({ line, pickUp: pickUpAt(line, own) })) },
    whole: stores.flatMap((store) => {
      const pickUps = lines.map((line) => pickUpAt(line, store));
      const first = pickUps.find(isOnShelf);
      return first === undefined || pickUps.some(({ when }) => when === "not-there") ? [] : [{ store, pickUp: first }];
    }),
  };
}
