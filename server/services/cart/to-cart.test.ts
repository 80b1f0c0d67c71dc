import { expect, test } from "vitest";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { CartProblem, PlatformCart } from "./cart-port.ts";
import { exampleLine } from "./testing/example-line.ts";
import { toCart } from "./to-cart.ts";

const cartOf = (discountCodes: Cart["discountCodes"], lines: CartLine[] = []): PlatformCart => ({
  id: "cart",
  checkoutUrl: "https://checkout.example/",
  contents: { lines, totalQuantity: 0, subtotalCents: 0, discountCents: 0, totalCents: 0, discountCodes },
  collectionIds: new Map(),
  additions: [],
  attributes: new Map(),
});

function reasonsOf(codes: Record<string, boolean>, messages: string[], code = "DISCOUNT_PURCHASE_NOT_IN_RANGE") {
  const warnings = messages.map((message): CartProblem => ({ code, message, lineId: null }));
  const cart = cartOf(Object.entries(codes).map(([each, isApplicable]) => ({ code: each, isApplicable })));
  const shown = toCart(cart, { warnings, wasReplaced: false, isNew: false, giftOffers: [] }).cart;
  return { reasons: shown.discountCodes.map(({ reason }) => reason), warnings: shown.warnings };
}

test("a reason that names no code is that of the only code that doesn't count, and is said by it alone", () => {
  expect(reasonsOf({ OLD: true, NEW: true, BIG: false }, ["Spend $100 or more."])).toEqual({
    reasons: [undefined, undefined, "Spend $100 or more."],
    warnings: [],
  });
});

test("of several codes that don't count each has the reason that names it, in whatever letters", () => {
  const messages = ["Spend $100 for Big.", "small is for the trade."];
  expect(reasonsOf({ SMALL: false, BIG: false, NONE: false }, messages).reasons).toEqual([messages[1], messages[0], undefined]);
});

test("a reason without words, or that there is no such code, is none", () => {
  expect(reasonsOf({ BIG: false }, [" "]).reasons).toEqual([undefined]);
  expect(reasonsOf({ BIG: false }, ["No such code."], "DISCOUNT_NOT_FOUND").reasons).toEqual([undefined]);
});

const oil = exampleLine({ title: "Engine Oil", quantity: 2, totalCents: 2000 });

const filter = exampleLine({ id: "line-2", variantId: "gid://shopify/ProductVariant/2", title: "Oil Filter", quantity: 5 });
const soldOut = "MERCHANDISE_OUT_OF_STOCK";

/** What a cart with oil is said to have lost by these warnings. */
function told(lineIds: (string | null)[], { leftOut = [], code = soldOut, lines = [oil], before }: Told = {}) {
  const warnings = lineIds.map((lineId): CartProblem => ({ code, message: "", lineId }));
  return toCart(cartOf([], lines), { warnings, leftOut, before, wasReplaced: false, isNew: false, giftOffers: [] }).cart.warnings;
}
type Told = { leftOut?: string[]; code?: string; lines?: CartLine[]; before?: CartLine[] };

test("a line that stays though its part has sold out is said to have, and once, however many warnings name it", () => {
  expect(told(["line-1", "line-1"])).toEqual(["Engine Oil has just sold out."]);
});

test("a part that has gone from the cart is told of beside one that couldn't be added, which hasn't gone from it", () => {
  const leftOut = ["Brake Pad Set could not be added to your cart: it has just sold out."];
  expect(told([null], { leftOut })).toEqual(leftOut);
  expect(told([null, "line-1"], { leftOut })).toEqual([...leftOut, "Engine Oil has just sold out."]);
  expect(told([null, null], { leftOut })).toEqual([...leftOut, "A part has just sold out, so it is no longer in your cart."]);
});

test("a part that is short is told by its own number, whatever else is in the cart", () => {
  const code = "MERCHANDISE_NOT_ENOUGH_STOCK";
  expect(told(["line-1"], { code, lines: [filter, oil] })).toEqual(["We only have 2 of Engine Oil, so that is how many are in your cart."]);
});

test("a part that has gone is told by the name that it had, and what nobody knows as a change", () => {
  expect(told(["line-2"], { before: [oil, filter] })).toEqual(["Oil Filter has just sold out, so it is no longer in your cart."]);
  expect(told(["line-1"], { code: "SOMETHING_NEW" })).toEqual(["Something in your cart has changed. Please check it before you pay."]);
});
