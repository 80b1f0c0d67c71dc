import { onlineManager, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { cartMutationKey, cartQuery, isConfirmed, servedCart } from "./queries.ts";
import { useSyncExternalStore } from "react";

export type CartQueryState = { state: { data?: Cart | undefined } };

/** The cart as far as it is known: in the first moment what the server sent, then the browser's copy, then the shop's answer, which confirms it. It is asked for where it is wanted. */
export function useCart(isWanted: true | ((asked: CartQueryState) => boolean) = true) {
  const api = useApi();
  const first = servedCart(api, useQueryClient());
  const isHydrated = useHydrated();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({ ...cartQuery(api), enabled: isHydrated && isWanted });
  return { cart: isHydrated ? data : first, isConfirmed: !isHydrated || isConfirmed({ dataUpdatedAt }), isError, refetch };
}

/** Whether changes are still on their way, and whether they wait for the network to come back. */
export function usePendingChanges(): { isPending: boolean; isOffline: boolean } {
  const queryClient = useQueryClient();
  // The library's own hook keeps what it selects of every mutation, and weighs ten times as much.
  const isPending = useSyncExternalStore(
    (listener) => queryClient.getMutationCache().subscribe(listener),
    () => queryClient.isMutating({ mutationKey: cartMutationKey }) > 0,
    () => false,
  );
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  return { isPending, isOffline: !isOnline };
}
