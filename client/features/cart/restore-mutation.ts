import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Cart } from "#shared/contract/cart.ts";
import type { Api } from "#client/lib/api.ts";
import { notify } from "#client/ui/notify.ts";
import { readStoredCart } from "./cart-storage.ts";
import { inCartOrder } from "./in-cart-order.ts";
import { cartMutationKey, cartQuery, copyReadAt } from "./queries.ts";
import { type RestoredCart, restoreCart } from "./restore-cart.ts";

/** Fills the cart again from the browser's copy, which is shown meanwhile, and tells the shopper. */
export const restoreMutation = (api: Api, queryClient: QueryClient, copy: Cart, answer: Cart) => {
  const { queryKey } = cartQuery(api);
  return mutationOptions({
    mutationKey: cartMutationKey,
    scope: { id: "cart" },
    // Changes that were on their way already may have reached the copy since.
    mutationFn: () => inCartOrder("change", () => restoreCart(api, readStoredCart() ?? copy, answer)),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, copy, { updatedAt: copyReadAt });
    },
    onSuccess: (restored) => {
      queryClient.setQueryData(queryKey, restored.cart);
      notify({ type: "info", message: restoredText(restored) });
    },
    onError: () => {
      queryClient.setQueryData(queryKey, answer);
      notify({ type: "danger", message: "Your cart had expired, and we couldn't fill it again just now. Please reload the page." });
    },
  });
};

function restoredText({ cart, missing }: RestoredCart): string {
  const left = missing.length > 0 ? [`We couldn't put back: ${missing.join(", ")}.`] : [];
  return ["Your cart had expired, so we filled it again.", ...left, ...cart.warnings].join(" ");
}
