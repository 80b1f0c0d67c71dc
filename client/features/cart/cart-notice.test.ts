import { describe, expect, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { addedPathWith, cartNoticeOf, cartNoticeText, cartPathWith } from "./cart-notice.ts";
import { exampleCart, exampleLine } from "./example-cart.ts";

test("an address names words of ours and never brings its own", () => {
  const said = (["stock", "gift", "expired"] as const).map((notice) =>
    cartNoticeText(new URL(cartPathWith(notice), "http://shop.test").searchParams),
  );
  expect(said).toEqual([
    "We couldn't give you everything you asked for. Please check the quantities below.",
    "We took out a free gift: your cart no longer earns it.",
    "Your cart had expired, so we started a new one.",
  ]);
  expect(cartPathWith(null)).toBe("/cart");
  expect([addedPathWith(null), addedPathWith("stock")]).toEqual(["/cart?added=1", "/cart?notice=stock&added=1"]);
  for (const search of ["", "notice=", "notice=You+won", "notice=toString"]) expect(cartNoticeText(new URLSearchParams(search))).toBeNull();
});

describe("after a posted form", () => {
  const updateLine = vi.fn((_input: { lineId: string; quantity: number }): Promise<Cart> => Promise.resolve(exampleCart()));
  const api = { ...unusedApi, cart: { ...unusedApi.cart, updateLine } };

  test("gifts that aren't earned any more are taken out, and that is what is told", async () => {
    const gift = exampleLine({ id: "gift", isGift: true, quantity: 2, freeQuantity: 1 });
    expect(await cartNoticeOf(api, exampleCart({ lines: [exampleLine(), gift], warnings: ["Only 2 left"] }))).toBe("gift");
    expect(updateLine.mock.calls.map(([input]) => input)).toEqual([{ lineId: "gift", quantity: 1 }]);
  });

  test("gifts that can't be taken out just now don't turn what the form did into a failure", async () => {
    const gift = exampleLine({ id: "gift", isGift: true, quantity: 2, freeQuantity: 1 });
    updateLine.mockRejectedValueOnce(new Error("down"));
    expect(await cartNoticeOf(api, exampleCart({ lines: [exampleLine(), gift] }))).toBeNull();
  });

  test("what the platform changed is told before that the cart is a new one, and nothing where there is nothing", async () => {
    expect(await cartNoticeOf(unusedApi, exampleCart({ warnings: ["Only 2 left"], wasReplaced: true }))).toBe("stock");
    expect(await cartNoticeOf(unusedApi, exampleCart({ wasReplaced: true }))).toBe("expired");
    expect(await cartNoticeOf(unusedApi, exampleCart())).toBeNull();
  });
});
