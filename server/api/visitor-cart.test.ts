import { describe, expect, it, vi } from "vitest";
import type { CartResult } from "../services/cart/cart-service.ts";
import { noCart } from "../services/cart/to-cart.ts";
import { fakeContext } from "../testing/fake-context.ts";
import { changeCart, readCart } from "./visitor-cart.ts";

const answering = (cartId: string | null) => vi.fn<() => Promise<CartResult>>(async () => ({ cart: noCart(false).cart, cartId }));

describe("a change of the visitor's cart", () => {
  it("keeps a new cart's id in the visitor's cookie and out of the answer", async () => {
    const { context, writeCart } = fakeContext();
    const cart = await changeCart(context, answering("gid://shopify/Cart/a?key=secret"));
    expect(writeCart).toHaveBeenCalledExactlyOnceWith({ cartId: "gid://shopify/Cart/a?key=secret", owner: null, buyerUntilMs: null });
    expect(JSON.stringify(cart)).not.toContain("secret");
  });

  it("keeps the id for another while, so that a cart in use never goes stale", async () => {
    const { context, writeCart } = fakeContext({ cartId: "same" });
    const call = answering("same");
    await changeCart(context, call);
    expect(call).toHaveBeenCalledExactlyOnceWith("same", { buyerIp: "203.0.113.9" }, expect.any(Function));
    expect(writeCart).toHaveBeenCalledExactlyOnceWith({ cartId: "same", owner: null, buyerUntilMs: null });
  });

  it("leaves the cookie alone when the cart is gone, for a new cart may have been made meanwhile", async () => {
    const { context, writeCart } = fakeContext({ cartId: "old" });
    await changeCart(context, answering(null));
    expect(writeCart).not.toHaveBeenCalled();
  });
});

it("looking at the cart never writes the cookie, whatever came of the cart", async () => {
  for (const answered of [null, "old", "new"]) {
    const { context, writeCart } = fakeContext({ cartId: "old" });
    await readCart(context, answering(answered));
    expect(writeCart).not.toHaveBeenCalled();
  }
});

describe("a cart that is gone", () => {
  const gone = async (): Promise<CartResult> => ({ cart: { ...noCart(true).cart, isNew: true }, cartId: "new" });

  it("has expired, unless it was at the checkout, after which it counts as ordered", async () => {
    for (const hasBegunCheckout of [false, true]) {
      const { context } = fakeContext({ cartId: "old", hasBegunCheckout });
      expect(await changeCart(context, gone)).toMatchObject({ isNew: true, wasReplaced: !hasBegunCheckout });
      expect(await readCart(context, gone)).toMatchObject({ wasReplaced: !hasBegunCheckout });
    }
  });
});
