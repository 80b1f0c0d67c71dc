import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "#client/lib/api.ts";
import { cartStorageKey, readStoredCart } from "./cart-storage.ts";
import { keepCartCopy } from "./keep-cart-copy.ts";
import { cartQuery, copyReadAt, isConfirmed } from "./queries.ts";

/** Shows the browser's copy of the cart until the shop answers, keeps the copy, follows the other tabs, and fills a cart that was lost from the copy. */
export function useStoredCart(): void {
  const queryClient = useQueryClient();
  const api = useApi();

  useEffect(() => {
    const { queryKey } = cartQuery(api);
    const queryHash = hashKey(queryKey);
    const stored = readStoredCart();
    const answer = queryClient.getQueryData(queryKey);
    const keep = keepCartCopy(api, queryClient);
    if (answer) keep(answer);
    else if (stored) queryClient.setQueryData(queryKey, stored, { updatedAt: copyReadAt });

    const listening = new AbortController();
    const { signal } = listening;
    const follow = ({ key }: StorageEvent) => {
      const cart = key === cartStorageKey ? readStoredCart() : null;
      if (!cart) return;
      queryClient.setQueryData(queryKey, cart);
      // A copy isn't all that the shop knows: this tab asks for the rest once it is looked at.
      void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    };
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && void queryClient.invalidateQueries({ queryKey });
    window.addEventListener("storage", follow, { signal });
    window.addEventListener("pageshow", askAgain, { signal });
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success" || event.query.queryHash !== queryHash) return;
      const cart = queryClient.getQueryData(queryKey);
      if (cart && isConfirmed(event.query.state)) keep(cart);
    });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [queryClient, api]);
}
