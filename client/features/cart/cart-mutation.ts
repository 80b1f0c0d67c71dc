import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { CartCommand } from "#shared/domain/cart-command.ts";
import type { Api } from "#client/lib/api.ts";
import { executedOnce } from "./executed-once.ts";
import { inCartOrder } from "./in-cart-order.ts";
import { isUnanswered } from "./is-unanswered.ts";
import { cartMutationKey, cartQuery } from "./queries.ts";

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
