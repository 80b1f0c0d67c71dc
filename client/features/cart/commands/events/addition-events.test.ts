import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleCart, exampleLine } from "../../example-cart.ts";
import { additionEvents } from "./addition-events.ts";

beforeEach(() => vi.stubGlobal("document", { cookie: "" }));
afterEach(() => vi.unstubAllGlobals());

const pump = exampleLine({ quantity: 2 });
const hose = exampleLine({ id: "hose", variantId: "hose", quantity: 1 });
const counted = (...carts: Parameters<typeof additionEvents>) => additionEvents(...carts).map(({ line, quantity }) => [line.id, quantity]);

test("what a cart has more of than before was added, under whatever id, and what was there, by the same key or in full, wasn't", () => {
  const before = exampleCart({ lines: [pump, hose] });
  expect(counted(before, exampleCart({ lines: [{ ...pump, id: "moved", quantity: 5 }, hose] }))).toEqual([["moved", 3]]);
  expect(counted(before, before)).toEqual([]);
  expect(counted(before, exampleCart({ lines: [{ ...pump, quantity: 1 }] }))).toEqual([]);
});

test("a variant with other attributes is a line of its own, and a gift isn't counted", () => {
  const side = { ...pump, id: "side", attributes: [{ key: "Side", value: "LH" }] };
  const after = exampleCart({ lines: [pump, side, { ...hose, isGift: true }] });
  expect(counted(exampleCart({ lines: [pump] }), after)).toEqual([["side", 2]]);
  expect(counted(exampleCart({ lines: [{ ...pump, isGift: true }] }), exampleCart({ lines: [pump] }))).toEqual([["line-1", 2]]);
});

test("in a cart that was just made everything counts, whatever the one before held, and where nothing is known of one", () => {
  const cart = exampleCart({ lines: [pump, hose] });
  const all = [
    ["line-1", 2],
    ["hose", 1],
  ];
  expect(counted(cart, { ...cart, isNew: true })).toEqual(all);
  expect(counted(null, cart)).toEqual(all);
});
