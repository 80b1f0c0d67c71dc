import { usePendingChanges } from "./use-cart.ts";
import { useWantedQuantities } from "./use-wanted-quantities.ts";

/** The state of a cart that the shopper is changing: what is wanted, and whether its totals are certain. */
export function useEditableCart() {
  const { isPending: isSending, isOffline } = usePendingChanges();
  const { wanted, want, sendAll } = useWantedQuantities(isSending);
  return { wanted, want, sendAll, isOffline, isPending: isSending || wanted.size > 0 };
}

export type EditableCart = ReturnType<typeof useEditableCart>;
