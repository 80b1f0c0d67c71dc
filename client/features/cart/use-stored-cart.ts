import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "#client/lib/api.ts";
import { cartStorageKey, parseStoredCart, readStoredCart, storeCart } from "./cart-storage.ts";
import { cartQuery } from "./queries.ts";

/** Old enough to be asked for again at once. */
const longAgo = 1;

/** Shows the browser's copy of the cart until the shop answers, keeps the copy, and follows the other tabs. */
export function useStoredCart(): void {
  const queryClient = useQueryClient();
  const { queryKey } = cartQuery(useApi());
  const [key] = queryKey;

  useEffect(() => {
    const stored = readStoredCart();
    if (stored && !queryClient.getQueryData([key])) queryClient.setQueryData([key], stored, { updatedAt: longAgo });
    const listening = new AbortController();
    const { signal } = listening;
    const follow = ({ key: changed, newValue }: StorageEvent) => {
      const cart = changed === cartStorageKey ? parseStoredCart(newValue) : null;
      if (cart) queryClient.setQueryData([key], cart);
    };
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && void queryClient.invalidateQueries({ queryKey: [key] });
    window.addEventListener("storage", follow, { signal });
    window.addEventListener("pageshow", askAgain, { signal });
    const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated" && query.queryHash === JSON.stringify([key]) && query.state.data) storeCart(query.state.data);
    });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [queryClient, key]);
}
