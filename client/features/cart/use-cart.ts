import { useMutationState, useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { useHydrated } from "#client/lib/use-hydrated.ts";
import { cartMutationKey, cartQuery } from "./queries.ts";

/** The cart as far as it is known: nothing on the server and in the first moment, then the browser's copy, then the shop's answer. */
export function useCart() {
  const isHydrated = useHydrated();
  const { data: cart, isError, refetch } = useQuery({ ...cartQuery(useApi()), enabled: isHydrated });
  return { cart, isError, refetch };
}

/** Whether changes are still on their way, and whether they wait for the network to come back. */
export function usePendingChanges(): { isPending: boolean; isOffline: boolean } {
  const paused = useMutationState({
    filters: { mutationKey: cartMutationKey, status: "pending" },
    select: (mutation) => mutation.state.isPaused,
  });
  return { isPending: paused.length > 0, isOffline: paused.includes(true) };
}
