import { onlineManager, useMutationState, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { useApi } from "#client/lib/api/api.ts";
import { wasGivenCart } from "#shared/domain/cart/cart-marker.ts";
import { cartMutationKey, cartQuery, isConfirmed } from "./queries.ts";

/** The cart as far as it is known: nothing on the server and in the first moment, then the browser's copy, then the shop's answer, which confirms it. Nobody asks for the cart of a visitor who was never given one. */
export function useCart() {
  const isHydrated = useHydrated();
  const {
    data: cart,
    dataUpdatedAt,
    isError,
    refetch,
  } = useQuery({
    ...cartQuery(useApi()),
    // A browser that lost its cookies, but not its copy, has the cart filled again.
    enabled: ({ state: { data } }) => isHydrated && (data !== undefined || wasGivenCart(document.cookie)),
  });
  return { cart, isConfirmed: !isHydrated || isConfirmed({ dataUpdatedAt }), isError, refetch };
}

/** Whether changes are still on their way, and whether they wait for the network to come back. */
export function usePendingChanges(): { isPending: boolean; isOffline: boolean } {
  const pending = useMutationState({ filters: { mutationKey: cartMutationKey, status: "pending" }, select: () => true });
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  return { isPending: pending.length > 0, isOffline: !isOnline };
}
