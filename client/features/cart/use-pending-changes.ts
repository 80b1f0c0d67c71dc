import { onlineManager, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { cartMutationKey } from "./queries.ts";

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
