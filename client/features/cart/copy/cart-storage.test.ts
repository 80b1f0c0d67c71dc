import * as fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { attributeLimits } from "#shared/domain/cart/cart-attributes.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { allAttributes, cartStorageKey, changedCopy, hasStoredCart, isCart, storeCart } from "./cart-storage.ts";

const copy = exampleCart({ lines: [exampleLine({ id: "a", quantity: 2 }), exampleLine({ id: "b", quantity: 1 })] });
const quantities = (cart: typeof copy) => cart.lines.map(({ id, quantity }) => `${quantity} ${id}`);

test("a quantity that was sent to a lost cart is what the cart is filled with again", () => {
  const changed = changedCopy(copy, { intent: "update", lineId: "a", quantity: 5 });
  expect(quantities(changed)).toEqual(["5 a", "1 b"]);
  expect(changed.totalQuantity).toBe(6);
});

test("what was removed from a lost cart doesn't come back", () => {
  expect(quantities(changedCopy(copy, { intent: "remove", lineId: "a" }))).toEqual(["1 b"]);
  expect(quantities(changedCopy(copy, { intent: "update", lineId: "b", quantity: 0 }))).toEqual(["2 a"]);
});

test("other commands, and lines that are not in the copy, leave it as it was", () => {
  expect(changedCopy(copy, { intent: "apply-code", code: "WELCOME10" })).toBe(copy);
  expect(quantities(changedCopy(copy, { intent: "remove", lineId: "z" }))).toEqual(["2 a", "1 b"]);
});

test("a stored cart is taken as it was written", () => {
  expect(isCart(JSON.parse(JSON.stringify(exampleCart())))).toBe(true);
});

test("a cart with a damaged field or line is not taken", () => {
  for (const name of Object.keys(exampleCart())) expect(isCart({ ...exampleCart(), [name]: undefined })).toBe(false);
  for (const name of ["id", "title", "priceCents", "quantity", "options", "isGift", "freeQuantity", "hiddenAttributes"])
    expect(isCart(exampleCart({ lines: [{ ...exampleLine(), [name]: undefined }] }))).toBe(false);
});

test("a checkout address that leaves the shop is not taken", () => {
  for (const checkoutUrl of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
    expect(isCart(exampleCart({ checkoutUrl }))).toBe(false);
});

test("anything else that storage may hold is not taken", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(isCart(value)).toBe(false);
    }),
  );
});

type Damage = Record<string, unknown>;
const picture = { url: "https://pictures.example/a.jpg", alt: "A", width: 1, height: 1, source: "shopify" } as const;
const whole = exampleLine({
  picture,
  options: [{ name: "Size", value: "L" }],
  attributes: [{ key: "Side", value: "LH" }],
  hiddenAttributes: [{ key: "__cfclick", value: "a" }],
  isGiftCard: true,
  isInStoreOnly: true,
  inStoreOnlyReason: "bulky",
  shortage: "Only 1 left",
});

test("a cart with all that one can have is taken [shop-3.11]", () => {
  const discountCodes = [{ code: "TENOFF", isApplicable: false, reason: "Your cart doesn't reach the minimum." }];
  expect(isCart(exampleCart({ lines: [whole, exampleLine({ compareToPriceCents: null })], discountCodes }))).toBe(true);
});

test.each<Damage>([
  { discountCodes: [{ code: 1, isApplicable: true }] },
  { discountCodes: [{ code: "A", isApplicable: "yes" }] },
  { discountCodes: [null] },
  { discountCodes: [{ code: "A", isApplicable: false, reason: 1 }] },
  { warnings: ["Said once"] },
  { giftOffers: [{}] },
  { checkoutUrl: 7 },
  { checkoutUrl: ["/cart/checkout"] },
  { totalCents: "1" },
])("a cart is not taken with %j", (damage) => {
  expect(isCart({ ...exampleCart(), ...damage })).toBe(false);
});

test.each<Damage>([
  { compareToPriceCents: "10" },
  { compareToPriceCents: undefined },
  { picture: 7 },
  { picture: { ...picture, url: 1 } },
  { picture: { ...picture, alt: null } },
  { picture: { ...picture, width: "1" } },
  { options: [{ key: "Size", value: "L" }] },
  { options: [{ name: "Size", value: 1 }] },
  { options: [null] },
  { attributes: [{ name: "Side", value: "LH" }] },
  { attributes: [{ key: 1, value: "LH" }] },
  { hiddenAttributes: [{ name: "__cfclick", value: "a" }] },
  { hiddenAttributes: [{ key: "__cfclick" }] },
  { isGift: 1 },
  { shortage: {} },
  { sku: null },
])("a line is not taken with %j", (damage) => {
  expect(isCart({ ...exampleCart(), lines: [{ ...whole, ...damage }] })).toBe(false);
});

test("a copy is there whether or not it can be read, and where the browser lets nobody look there is none", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const look = (getItem: (key: string) => string | null) => {
    vi.stubGlobal("localStorage", { getItem });
    return hasStoredCart();
  };
  expect(look((key) => (key === cartStorageKey ? "{broken" : null))).toBe(true);
  expect(look(() => null)).toBe(false);
  expect(
    look(() => {
      throw new DOMException("closed", "SecurityError");
    }),
  ).toBe(false);
});

test("a copy that can't be read is told to whoever runs the shop", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const sendBeacon = vi.fn<(path: string, report: string) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon });
  vi.stubGlobal("localStorage", { getItem: () => "{broken" });
  // The same is told once a page.
  vi.resetModules();
  const { readStoredCart } = await import("./cart-storage.ts");
  expect(readStoredCart()).toBeNull();
  expect(sendBeacon.mock.calls.map(([, report]) => JSON.parse(report))).toMatchObject([{ event: "malformed-cart" }]);
});

test("a full storage keeps no copy of an earlier cart", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const stored = new Map([[cartStorageKey, JSON.stringify(exampleCart())]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  storeCart(copy);
  expect(hasStoredCart()).toBe(false);
});

test("a line is put back with as many attributes as the shop takes, what nobody sees first", () => {
  const attributes = Array.from({ length: attributeLimits.count }, (_, at) => ({ key: `Choice ${at}`, value: "yes" }));
  const kept = allAttributes(exampleLine({ attributes, hiddenAttributes: whole.hiddenAttributes }));
  expect(kept).toEqual([...whole.hiddenAttributes, ...attributes.slice(0, -1)]);
});
