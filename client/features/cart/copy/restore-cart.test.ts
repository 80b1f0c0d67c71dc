import { describe, expect, test, vi } from "vitest";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { isLost } from "./keep-cart-copy.ts";
import { restoreCart } from "./restore-cart.ts";

const none = exampleCart({ lines: [], isKept: false });
const gone = exampleCart({ lines: [], isKept: false, wasReplaced: true });
const variantId = (id: number) => `gid://shopify/ProductVariant/${id}`;
const line = (id: number, changes: Partial<CartLine> = {}) =>
  exampleLine({ id: `line-${id}`, variantId: variantId(id), title: `Part ${id}`, ...changes });

type Input = { variantId: string; quantity?: number };

/** A shop that keeps a cart, and refuses a call that names a variant it doesn't sell. */
function shopRefusing(...refusedIds: number[]) {
  let lines: CartLine[] = [];
  const addLines = vi.fn((input: { lines: Input[] }): Promise<Cart> => {
    if (input.lines.some((wanted) => refusedIds.map(variantId).includes(wanted.variantId)))
      return Promise.reject(Object.assign(new Error("That part can't be bought online right now."), { status: 422 }));
    lines = [...lines, ...input.lines.map((wanted, index) => exampleLine({ id: `new-${lines.length + index}`, ...wanted }))];
    return Promise.resolve(exampleCart({ lines }));
  });
  const applyDiscountCodes = vi.fn(() => Promise.resolve(exampleCart({ lines })));
  const get = vi.fn(() => Promise.resolve(lines.length > 0 ? exampleCart({ lines }) : none));
  return { addLines, applyDiscountCodes, get, api: { ...unusedApi, cart: { ...unusedApi.cart, addLines, applyDiscountCodes, get } } };
}

describe("a copy of the cart", () => {
  test("is worth putting back when the shop has lost its lines, but not after a visit to the checkout", () => {
    const copy = exampleCart();
    expect(isLost(copy, gone, false)).toBe(true);
    expect(isLost(copy, none, false)).toBe(true);
    expect(isLost(copy, exampleCart({ isNew: true }), false)).toBe(true);
    expect(isLost(copy, exampleCart(), false)).toBe(false);
    expect(isLost(copy, gone, true)).toBe(false);
    expect(isLost(copy, exampleCart({ lines: [] }), false)).toBe(false);
    expect(isLost(exampleCart({ lines: [] }), gone, false)).toBe(false);
    expect(isLost(null, gone, false)).toBe(false);
  });

  test("is put back in one call, with its attributes, seen and unseen, and its codes, and without gifts", async () => {
    const shop = shopRefusing();
    const attributes = [{ key: "Side", value: "LH" }];
    const hiddenAttributes = [{ key: "__cfclick", value: "aff-42" }];
    const discountCodes = [
      { code: "WELCOME10", isApplicable: true },
      { code: "OLD", isApplicable: false },
    ];
    const copy = exampleCart({ lines: [line(1, { attributes, hiddenAttributes }), line(2), line(3, { isGift: true })], discountCodes });
    expect((await restoreCart(shop.api, copy, gone)).missing).toEqual([]);
    expect(shop.addLines.mock.calls).toEqual([
      [
        {
          lines: [
            { variantId: variantId(1), quantity: 2, attributes: [...hiddenAttributes, ...attributes] },
            { variantId: variantId(2), quantity: 2 },
          ],
        },
      ],
    ]);
    expect(shop.applyDiscountCodes).toHaveBeenCalledExactlyOnceWith({ codes: ["WELCOME10"] });
  });

  test("is put back as far as it goes, and what couldn't be is named", async () => {
    const { api } = shopRefusing(2);
    const { cart, missing } = await restoreCart(api, exampleCart({ lines: [line(1), line(2), line(3)] }), gone);
    expect(cart.lines.map((kept) => kept.variantId)).toEqual([variantId(1), variantId(3)]);
    expect(missing).toEqual(["Part 2"]);
  });

  test("tells what the shop said of each of its calls, the codes' being the last", async () => {
    const shop = shopRefusing();
    const many = Array.from({ length: 51 }, (_, index) => line(index));
    const told = ["We only have 1 of Part 0.", "We only have 1 of Part 50."];
    shop.addLines.mockImplementation(({ lines: [first] }) =>
      Promise.resolve(
        exampleCart({
          lines: many,
          warnings: [first?.variantId === variantId(0) ? "We only have 1 of Part 0." : "We only have 1 of Part 50."],
        }),
      ),
    );
    shop.applyDiscountCodes.mockResolvedValue(exampleCart({ lines: many }));
    const discountCodes = [{ code: "WELCOME10", isApplicable: true }];
    expect((await restoreCart(shop.api, exampleCart({ lines: many, discountCodes }), gone)).cart.warnings).toEqual(told);
  });

  test("is back without its codes where they are refused, and says so", async () => {
    const shop = shopRefusing();
    shop.applyDiscountCodes.mockRejectedValue(Object.assign(new Error("That's a lot of promo codes in one go."), { status: 429 }));
    const discountCodes = [{ code: "WELCOME10", isApplicable: true }];
    const { cart, missing } = await restoreCart(shop.api, exampleCart({ lines: [line(1)], discountCodes }), gone);
    expect(cart.lines).toHaveLength(1);
    expect(missing).toEqual(["promo code WELCOME10"]);
  });

  test("is left alone when another tab was faster", async () => {
    const shop = shopRefusing();
    await shop.addLines({ lines: [{ variantId: variantId(1) }] });
    shop.addLines.mockClear();
    const { cart, missing } = await restoreCart(shop.api, exampleCart(), gone);
    expect(cart.lines).toHaveLength(1);
    expect(missing).toEqual([]);
    expect(shop.addLines).not.toHaveBeenCalled();
  });

  test("of any size is put back, in calls that the shop takes", async () => {
    const shop = shopRefusing();
    const lines = Array.from({ length: 120 }, (_, index) => line(index + 1));
    expect((await restoreCart(shop.api, exampleCart({ lines }), gone)).missing).toEqual([]);
    expect(shop.addLines.mock.calls.map(([input]) => input.lines.length)).toEqual([50, 50, 20]);
  });

  test("never asks the shop to add nothing, which it would refuse", async () => {
    const shop = shopRefusing();
    await restoreCart(shop.api, exampleCart({ lines: [line(1, { isGift: true })] }), gone);
    expect(shop.addLines).not.toHaveBeenCalled();
    await restoreCart(shop.api, exampleCart({ lines: Array.from({ length: 50 }, (_, index) => line(index + 1)) }), gone);
    expect(shop.addLines).toHaveBeenCalledTimes(1);
  });

  test("is put into a cart that was just made without asking for it first", async () => {
    const shop = shopRefusing();
    await shop.addLines({ lines: [{ variantId: variantId(7) }] });
    const { cart } = await restoreCart(shop.api, exampleCart({ lines: [line(1)] }), exampleCart({ lines: [], isNew: true }));
    expect(cart.lines.map((kept) => kept.variantId)).toEqual([variantId(7), variantId(1)]);
  });

  test("is not half put back in silence when the shop doesn't answer", async () => {
    const { api } = shopRefusing();
    const failing = { ...api, cart: { ...api.cart, addLines: () => Promise.reject(new Error("No answer")) } };
    await expect(restoreCart(failing, exampleCart(), gone)).rejects.toThrow("No answer");
  });

  test("that was put back in part when the shop stopped answering names the rest, for nothing fills that cart again", async () => {
    const shop = shopRefusing();
    const { addLines, get } = shop;
    shop.api.cart.addLines = vi.fn((input: { lines: Input[] }) =>
      addLines.mock.calls.length === 0 ? addLines(input) : Promise.reject(new Error("No answer")),
    );
    const copy = exampleCart({ lines: Array.from({ length: 52 }, (_, index) => line(index + 1)) });
    const { cart, missing } = await restoreCart(shop.api, copy, gone);
    expect([cart.lines.length, missing]).toEqual([50, ["Part 51", "Part 52"]]);
    get.mockRejectedValue(new Error("No answer"));
    expect((await restoreCart(shop.api, copy, exampleCart({ lines: [line(7)] }))).missing).toHaveLength(51);
  });
});
