import { type QueryClient, mutationOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { AddCommand, CartCommand } from "#shared/domain/cart/cart-command.ts";
import { carryOver } from "../copy/cart-storage.ts";
import { executeCartCommand } from "./execute-cart-command.ts";
import { inCartOrder } from "../in-cart-order.ts";
import { cartMutationKey, cartQuery, isConfirmed } from "../queries.ts";

type Execution = {
  /** Carries the command out; called again when no answer came. */
  run: () => Promise<Cart>;
  /** Whether it is safe to run again: an addition only where the cart can tell whether the first attempt went through. */
  canRepeat: () => boolean;
};

/** The server gives the commerce platform 12 seconds, and making a cart anew takes two calls of it. */
const longestWaitMs = 30_000;

/** A command that has its effect once, however often it is sent. All but adding set something and may be repeated; adding first looks whether it is done. */
function executedOnce(api: Api, queryClient: QueryClient, start: () => CartCommand): Execution {
  let started: CartCommand | null = null;
  let unitsBefore: number | null = null;

  return {
    canRepeat: () => started?.intent !== "add" || unitsBefore !== null,
    async run() {
      const isFirst = started === null;
      started ??= start();
      const signal = AbortSignal.timeout(longestWaitMs);
      if (started.intent === "add" && isFirst) unitsBefore = knownUnits(api, queryClient, started);
      if (started.intent === "add" && !isFirst && unitsBefore !== null) {
        const cart = await api.cart.get(undefined, { signal });
        if (unitsOf(cart, started) >= unitsBefore + started.quantity) return cart;
      }
      const cart = await executeCartCommand(api, started, { signal });
      if (!cart.isKept) carryOver(started);
      return cart;
    },
  };
}

function knownUnits(api: Api, queryClient: QueryClient, command: AddCommand): number | null {
  const state = queryClient.getQueryState(cartQuery(api).queryKey);
  return state?.data && isConfirmed(state) ? unitsOf(state.data, command) : null;
}

function unitsOf(cart: Cart, { variantId }: AddCommand): number {
  return cart.lines.filter((line) => line.variantId === variantId).reduce((sum, { quantity }) => sum + quantity, 0);
}

const badGateway = 502;

/** Whether a call failed without a word on what became of it: no connection, half an answer, or a commerce platform that didn't answer. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof SyntaxError) return true;
  if (!(error instanceof Error)) return false;
  return (
    ("code" in error && error.code === "NO_RESPONSE") ||
    ("status" in error && typeof error.status === "number" && error.status >= badGateway)
  );
}

const repetitionsMax = 2;

/**
 * Changes of the cart wait for each other in the order they were asked for; `start` says what is wanted once it is this one's turn. What the shop didn't answer
 * is sent again, as soon as the browser is online. An answer to an older question never replaces a newer cart.
 */
export const cartMutation = (api: Api, queryClient: QueryClient, start: () => CartCommand) => {
  const { queryKey } = cartQuery(api);
  const { run, canRepeat } = executedOnce(api, queryClient, start);
  return mutationOptions({
    mutationKey: cartMutationKey,
    scope: { id: "cart" },
    mutationFn: () => inCartOrder("change", run),
    retry: (failureCount, error) => failureCount < repetitionsMax && isUnanswered(error) && canRepeat(),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: async (cart) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, cart);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
