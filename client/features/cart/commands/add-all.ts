import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { forgetCheckout } from "../copy/checkout-begun.ts";
import { inCartOrder } from "../in-cart-order.ts";
import { cartQuery } from "../queries.ts";
import type { CartEvent } from "./cart-event.ts";
import { readSearchCart } from "./search-cart-cookie.ts";

export type WantedLine = { variantId: string; quantity: number; attributes?: { key: string; value: string }[] };
type AddAllContext = { api: Api; queryClient: QueryClient; onCartEvent: (event: CartEvent) => void };

const longestWaitMs = 30_000;

/** Adds many lines with one call, in its turn among all tabs, and tells of each what was added. The same key adds once. */
export async function addAll(lines: readonly WantedLine[], key: string, { api, queryClient, onCartEvent }: AddAllContext): Promise<Cart> {
  const { queryKey } = cartQuery(api);
  await queryClient.cancelQueries({ queryKey });
  const cart = await inCartOrder("change", () =>
    api.cart.addLines({ lines: [...lines], key, isRepeated: true }, { signal: AbortSignal.timeout(longestWaitMs) }),
  );
  queryClient.setQueryData(queryKey, cart);
  if (cart.isKept) forgetCheckout();
  const searches = readSearchCart();
  for (const { variantId, quantity } of lines) {
    const line = cart.lines.find((candidate) => candidate.variantId === variantId && !candidate.isGift);
    if (line) onCartEvent({ type: "added", line, quantity, origin: null, searches });
  }
  return cart;
}
