import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eligibleGiftCount, itemsToNextGift, lapsedGifts } from "./free-gift.ts";

const count = fc.integer({ min: 0, max: 500 });
const offer = fc.record({
  itemsRequired: fc.integer({ min: 1, max: 20 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  perOrderLimit: fc.option(count),
});

test("gifts are earned by whole rounds, capped by the limit, less those in the cart [shop-4.29] [shop-3.14]", () => {
  expect(eligibleGiftCount({ itemsRequired: 3, quantity: 2, perOrderLimit: null }, 8, 0)).toBe(4);
  expect(eligibleGiftCount({ itemsRequired: 3, quantity: 2, perOrderLimit: 3 }, 8, 0)).toBe(3);
  expect(eligibleGiftCount({ itemsRequired: 3, quantity: 2, perOrderLimit: 3 }, 8, 1)).toBe(2);
  expect(eligibleGiftCount({ itemsRequired: 3, quantity: 2, perOrderLimit: null }, 2, 0)).toBe(0);
});

test("never negative, never above the limit", () => {
  fc.assert(
    fc.property(offer, count, count, (terms, qualifying, inCart) => {
      const gifts = eligibleGiftCount(terms, qualifying, inCart);
      expect(gifts).toBeGreaterThanOrEqual(0);
      expect(gifts).toBeLessThanOrEqual(terms.perOrderLimit ?? Number.POSITIVE_INFINITY);
    }),
  );
});

test("buying more never earns fewer gifts", () => {
  fc.assert(
    fc.property(offer, count, count, (terms, fewer, more) => {
      expect(eligibleGiftCount(terms, fewer + more, 0)).toBeGreaterThanOrEqual(eligibleGiftCount(terms, fewer, 0));
    }),
  );
});

test("an offer without a required number gives nothing", () => {
  expect(eligibleGiftCount({ itemsRequired: 0, quantity: 1, perOrderLimit: null }, 5, 0)).toBe(0);
});

test("the items missing for the next gift are exactly those that earn it, and one fewer earns nothing", () => {
  fc.assert(
    fc.property(offer, count, (terms, qualifying) => {
      const missing = itemsToNextGift(terms, qualifying);
      const earned = eligibleGiftCount(terms, qualifying, 0);
      const more = missing ?? terms.itemsRequired;
      void expect(eligibleGiftCount(terms, qualifying + more, 0) > earned).toBe(missing !== null);
      void expect(eligibleGiftCount(terms, qualifying + more - 1, 0)).toBe(earned);
    }),
  );
});

test("only gift lines lapse, and only by what the discounts no longer pay for", () => {
  const line = (id: string, isGift: boolean, quantity: number, freeQuantity: number) => ({ id, isGift, quantity, freeQuantity });
  const lines = [line("paid", false, 2, 0), line("free", true, 2, 2), line("half", true, 2, 1), line("gone", true, 1, 0)];
  expect(lapsedGifts(lines).map((lapsed) => [lapsed.line.id, lapsed.keep])).toEqual([
    ["half", 1],
    ["gone", 0],
  ]);
});

test("no number of items leads to an offer that requires or gives nothing", () => {
  expect(itemsToNextGift({ itemsRequired: 0, quantity: 1, perOrderLimit: null }, 5)).toBeNull();
  expect(itemsToNextGift({ itemsRequired: 2, quantity: 0, perOrderLimit: null }, 5)).toBeNull();
  expect(itemsToNextGift({ itemsRequired: 1, quantity: 1, perOrderLimit: null }, 0)).toBe(1);
});
