import { type QueryClient, mutationOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { dropCookie, readCookie } from "#client/lib/storage/browser-cookie.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { readStoredCart, storeCart } from "./cart-storage.ts";
import { inCartOrder } from "../in-cart-order.ts";
import { cartMutationKey, cartQuery, copyReadAt } from "../queries.ts";
import type { RestoredCart } from "./restore-cart.ts";

/** Fills the cart again from the browser's copy, which is shown meanwhile, and tells the shopper. */
const restoreMutation = (api: Api, queryClient: QueryClient, copy: Cart, lastAnswer: () => Cart) => {
  const { queryKey } = cartQuery(api);
  return mutationOptions({
    mutationKey: cartMutationKey,
    scope: { id: "cart" },
    mutationFn: () =>
      inCartOrder("change", async () => {
        const { restoreCart } = await import("./restore-cart.ts");
        // Changes that were on their way already may have reached the copy since.
        return restoreCart(api, readStoredCart() ?? copy, lastAnswer());
      }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, copy, { updatedAt: copyReadAt });
    },
    onSuccess: (restored) => {
      queryClient.setQueryData(queryKey, restored.cart);
      notify({ type: "info", message: restoredText(restored) });
    },
    onError: () => {
      queryClient.setQueryData(queryKey, lastAnswer());
      notify({ type: "danger", message: "Your cart had expired, and we couldn't fill it again just now. Please reload the page." });
    },
  });
};

function restoredText({ cart, missing }: RestoredCart): string {
  const left = missing.length > 0 ? [`We couldn't put back: ${missing.join(", ")}.`] : [];
  return ["Your cart had expired, so we filled it again.", ...left, ...cart.warnings].join(" ");
}

/** Set by the server when this browser leaves for the checkout. */
const checkoutBegunCookie = "checkout-begun";

/** Whether the cart of the browser's copy was at the checkout, which stays open whatever is changed in the cart afterwards. One that is gone by then was most likely ordered. */
const hasBegunCheckout = () => readCookie(checkoutBegunCookie) !== null;

const sessionKey = "cart-session";

/** Whether the shop's answer is the first one after somebody signed in or out in which the copy's cart has moved: its lines have new ids by then. It may move with the sign-in, or later. */
function hasMoved(copy: Cart | null, answer: Cart): boolean {
  const now = String(document.cookie.includes("signed-in="));
  try {
    const before = localStorage.getItem(sessionKey);
    if (before === now || (before !== null && copy?.lines.some(({ id }) => answer.lines.some((line) => line.id === id)))) return false;
    localStorage.setItem(sessionKey, now);
    return before !== null;
  } catch {
    return false;
  }
}

/** Whether a copy of the cart holds lines that the shop's answer has lost: the cart expired, or the browser lost its key. An ordered cart is lost on purpose. */
export function isLost(copy: Cart | null, answer: Cart, wasAtCheckout: boolean): copy is Cart {
  return copy !== null && copy.lines.length > 0 && (answer.isNew || !answer.isKept) && !wasAtCheckout;
}

/** When the shop told an answer, where that is known, and whether it answered a look at the cart or a change of it. */
type Told = { answeredAt?: number; isLook?: boolean };

/** Keeps each of the shop's answers as the browser's copy. An answer that lost the copy's lines has them put back first, once a visit. */
export function keepCartCopy(api: Api, queryClient: QueryClient): (answer: Cart, told?: Told) => void {
  let restoring: "not yet" | "now" | "done" | "failed" = "not yet";
  /** That the cart was lost, or the cart that a change made which was on its way by then. */
  let found: Cart;
  let isFirst = true;

  return function keep(answer, { answeredAt, isLook = true } = {}) {
    if (restoring === "now") {
      if (answer.isNew) found = answer;
      return;
    }
    const copy = readStoredCart();
    if (restoring === "not yet" && isLost(copy, answer, hasBegunCheckout())) {
      restoring = "now";
      found = answer;
      void restore(copy);
      return;
    }
    // The copy outlives a failure, for the next visit.
    if (restoring === "failed" && !answer.isKept) return;
    // What moves with a later change is told by the answer to that.
    const isTold = hasMoved(copy, answer) && (isLook || isFirst);
    isFirst = false;
    if (isTold && copy && answer.isKept) {
      const telling = import("./left-behind.ts").then(({ tellLeftBehind }) => tellLeftBehind(copy, answer));
      // What is in the cart is shown all the same.
      telling.catch(() => undefined);
    }
    storeCart(answer, answeredAt);
    // From here on the copy is of a cart that no checkout has seen.
    if (answer.isNew && hasBegunCheckout()) dropCookie(checkoutBegunCookie);
  };

  async function restore(copy: Cart): Promise<void> {
    const options = queryClient.defaultMutationOptions(restoreMutation(api, queryClient, copy, () => found));
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
