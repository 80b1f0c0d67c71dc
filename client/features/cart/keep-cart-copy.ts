import type { QueryClient } from "@tanstack/react-query";
import type { Cart } from "#shared/contract/cart.ts";
import type { Api } from "#client/lib/api.ts";
import { readStoredCart, storeCart } from "./cart-storage.ts";
import { hasBegunCheckout } from "./checkout-begun.ts";
import { isLost } from "./restore-cart.ts";
import { restoreMutation } from "./restore-mutation.ts";

/** Keeps each of the shop's answers as the browser's copy. An answer that lost the copy's lines has them put back first, once a visit. */
export function keepCartCopy(api: Api, queryClient: QueryClient): (answer: Cart) => void {
  let restoring: "not yet" | "now" | "done" | "failed" = "not yet";

  return function keep(answer) {
    if (restoring === "now") return;
    const copy = readStoredCart();
    if (restoring === "not yet" && isLost(copy, answer, hasBegunCheckout())) {
      restoring = "now";
      void restore(copy, answer);
      return;
    }
    // The copy outlives a failure, for the next visit.
    if (restoring === "failed" && !answer.isKept) return;
    storeCart(answer);
  };

  async function restore(copy: Cart, answer: Cart): Promise<void> {
    const options = queryClient.defaultMutationOptions(restoreMutation(api, queryClient, copy, answer));
    try {
      const { cart } = await queryClient.getMutationCache().build(queryClient, options).execute();
      restoring = "done";
      storeCart(cart);
    } catch {
      // The shopper was told by the mutation itself.
      restoring = "failed";
    }
  }
}
