import { describe, expect, it, vi } from "vitest";
import type { ApiContext, VisitorSession } from "#server/api/api-context.ts";
import type { CartResult } from "#server/cart/cart-service.ts";
import { noCart } from "#server/cart/to-cart.ts";
import { withCart } from "./with-cart.ts";

function visitorWith(cartId: string | null) {
  const write = vi.fn<VisitorSession["write"]>(async () => undefined);
  const session: VisitorSession = { read: async () => ({ cartId }), write };
  return { write, context: { session, buyerIp: "203.0.113.9" } satisfies Pick<ApiContext, "session" | "buyerIp"> };
}

const answering = (cartId: string | null) => vi.fn<() => Promise<CartResult>>(async () => ({ cart: noCart(false).cart, cartId }));

describe("a call on the visitor's cart", () => {
  it("keeps a new cart's id in the visitor's cookie and out of the answer", async () => {
    const { context, write } = visitorWith(null);
    const cart = await withCart(context, answering("gid://shopify/Cart/a?key=secret"));
    expect(write).toHaveBeenCalledExactlyOnceWith({ cartId: "gid://shopify/Cart/a?key=secret" });
    expect(JSON.stringify(cart)).not.toContain("secret");
  });

  it("forgets the id of a cart that is gone", async () => {
    const { context, write } = visitorWith("old");
    await withCart(context, answering(null));
    expect(write).toHaveBeenCalledExactlyOnceWith({ cartId: null });
  });

  it("sets no cookie while the id stays the same", async () => {
    const { context, write } = visitorWith("same");
    const call = answering("same");
    await withCart(context, call);
    expect(call).toHaveBeenCalledExactlyOnceWith("same", { buyerIp: "203.0.113.9" });
    expect(write).not.toHaveBeenCalled();
  });
});
