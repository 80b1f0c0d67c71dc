import fc from "fast-check";
import { expect, test } from "vitest";
import { collectPlan, type VariantStock } from "./collect-plan.ts";

const span = { opens: "08:30", closes: "17:00" };
const openingHours = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => ({ day, span }));
const storeIn = (shortName: string, timeZone: string) => ({ shortName, timeZone, openingHours, closedOn: [] });
const coburg = storeIn("Coburg", "Australia/Melbourne");
const perth = storeIn("Perth", "Australia/Perth");
const stores = [coburg, perth, storeIn("Hobart", "Australia/Hobart")];
/** 9:30 on a Monday in Perth, half past twelve in Melbourne. */
const now = new Date("2026-11-23T01:30:00Z");
const line = (variantId: string, quantity = 1, more: object = {}) =>
  ({ variantId, quantity, stock: "in-stock", isInStoreOnly: false, ...more }) as const;
const stock: VariantStock[] = [
  { variantId: "pump", units: { Coburg: 2, Perth: 1 } },
  { variantId: "hose", units: { Perth: 3 } },
];
const plan = (lines: ReturnType<typeof line>[], myStore: string | null = "Coburg") => collectPlan({ lines, stock, stores, myStore, now });
const whensOf = (lines: ReturnType<typeof line>[], myStore?: string) => plan(lines, myStore).mine?.lines.map(({ pickUp }) => pickUp.when);
const wholeOf = (lines: ReturnType<typeof line>[]) => plan(lines).whole.map(({ store, pickUp }) => [store.shortName, pickUp.when]);

test("each line is told of at the shopper's store, by that store's clock", () => {
  expect(whensOf([line("pump"), line("hose")])).toEqual(["tomorrow", "not-there"]);
  expect(whensOf([line("pump"), line("hose")], "Perth")).toEqual(["today", "today"]);
  expect(plan([line("pump")], null).mine).toBeNull();
  expect(plan([line("pump")], "A store that is gone").mine).toBeNull();
});

test("the stores that have all of it are named with their own time", () => {
  expect(wholeOf([line("pump")])).toEqual([
    ["Coburg", "tomorrow"],
    ["Perth", "today"],
  ]);
  expect(wholeOf([line("pump"), line("hose")])).toEqual([["Perth", "today"]]);
  expect(wholeOf([line("pump", 3)])).toEqual([]);
});

test("what is ordered in or sent by email asks nothing of a shelf, and alone leads to no store", () => {
  const card = line("card", 1, { isGiftCard: true });
  const special = line("badge", 1, { stock: "special-order" });
  expect(wholeOf([line("hose"), card, special])).toEqual([["Perth", "today"]]);
  expect(whensOf([card, special])).toEqual(["by-email", "ordered-in"]);
  expect(wholeOf([card, special])).toEqual([]);
});

test("two lines of one variant don't both count on the last of it", () => {
  expect(whensOf([line("pump"), line("pump")])).toEqual(["tomorrow", "tomorrow"]);
  expect(whensOf([line("pump"), line("pump", 2)])).toEqual(["not-there", "not-there"]);
});

test("a store has all of an order exactly if its shelf holds each variant as often as it is wanted", () => {
  const lines = fc.array(fc.record({ variantId: fc.constantFrom("a", "b", "c"), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
  });
  const shelf = fc.record({ a: fc.nat(6), b: fc.nat(6), c: fc.nat(6) });
  fc.assert(
    fc.property(lines, shelf, (wanted, units) => {
      const { whole } = collectPlan({
        lines: wanted.map(({ variantId, quantity }) => line(variantId, quantity)),
        stock: Object.entries(units).map(([variantId, count]) => ({ variantId, units: { Coburg: count } })),
        stores: [coburg],
        myStore: null,
        now,
      });
      const needs = (["a", "b", "c"] as const).map((id) =>
        wanted.reduce((sum, { variantId, quantity }) => sum + (variantId === id ? quantity : 0), 0),
      );
      expect(whole.length === 1).toBe(units.a >= (needs[0] ?? 0) && units.b >= (needs[1] ?? 0) && units.c >= (needs[2] ?? 0));
    }),
  );
});
