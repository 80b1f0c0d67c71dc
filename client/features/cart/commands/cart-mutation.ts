import { type QueryClient, mutationOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { isFailedCall } from "#client/lib/api/failure-of.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { carryOver } from "../copy/cart-storage.ts";
import { executeCartCommand } from "./execute-cart-command.ts";
import { inCartOrder } from "../in-cart-order.ts";
import { cartMutationKey, cartQuery, showCart } from "../queries.ts";

/** The server gives the commerce platform a few seconds; the rest is for a slow connection. */
const longestWaitMs = 30_000;

/** Not on insecure pages. */
export const newAdditionKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A command that has its effect once, however often it runs. All but adding set something; an addition has a key by which the shop knows it again. */
function executedOnce(api: Api, start: () => CartCommand, onRepeat: () => void): () => Promise<Cart> {
  const key = newAdditionKey();
  let started: CartCommand | null = null;

  return async () => {
    const isRepeated = started !== null;
    if (isRepeated) onRepeat();
    started ??= start();
    const signal = AbortSignal.timeout(longestWaitMs);
    const cart = await executeCartCommand(api, started, { signal }, { key, isRepeated });
    if (!cart.isKept) carryOver(started);
    return cart;
  };
}

const badGateway = 502;

/** Whether a call failed without a word on what became of it: the shop couldn't be reached, or couldn't reach its commerce platform. */
const isUnanswered = (error: unknown) => isFailedCall(error) && (error.code === "NO_RESPONSE" || error.status >= badGateway);

const repetitionsMax = 2;

/** Does what belongs to a change before and after it, while no other tab changes the cart. */
type Around = (run: () => Promise<Cart>) => Promise<Cart>;

/**
 * Changes of the cart wait for each other in the order they were asked for; `start` says what is wanted once it is this one's turn. What the shop didn't answer
 * is sent again, as soon as the browser is online, and `onRepeat` hears of it. An answer to an older question never replaces a newer cart.
 */
export const cartMutation = (
  api: Api,
  queryClient: QueryClient,
  start: () => CartCommand,
  onRepeat: () => void,
  around: Around = (run) => run(),
) => {
  const { queryKey } = cartQuery(api);
  const run = executedOnce(api, start, onRepeat);
  return mutationOptions({
    mutationKey: cartMutationKey,
    scope: { id: "cart" },
    mutationFn: () => inCartOrder("change", () => around(run)),
    retry: (failureCount, error) => failureCount < repetitionsMax && isUnanswered(error),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (cart) => showCart(api, queryClient, cart),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
