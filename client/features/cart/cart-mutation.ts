import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { CartCommand } from "#shared/domain/cart-command.ts";
import type { Api } from "#client/lib/api.ts";
import { executeCartCommand } from "./execute-cart-command.ts";
import { inCartOrder } from "./in-cart-order.ts";
import { cartMutationKey, cartQuery } from "./queries.ts";

/** Changes of the cart wait for each other in the order they were asked for, also while the browser is offline. An answer to an older question never replaces a newer cart. */
export const cartMutation = (api: Api, queryClient: QueryClient) => {
  const { queryKey } = cartQuery(api);
  return mutationOptions({
    mutationKey: cartMutationKey,
    scope: { id: "cart" },
    mutationFn: (command: CartCommand) => inCartOrder(() => executeCartCommand(api, command)),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: async (cart) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, cart);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
