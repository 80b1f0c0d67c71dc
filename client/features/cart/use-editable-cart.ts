import { useCart } from "./use-cart.ts";
import { usePendingChanges } from "./use-pending-changes.ts";
import { useWantedQuantities } from "./use-wanted-quantities.ts";

/** The state of a cart that the shopper is changing: what is wanted, and whether what it shows is certain. */
export function useEditableCart() {
  const { cart, isConfirmed, isError } = useCart();
  const { isPending: isSending, isOffline } = usePendingChanges();
  const { wanted, want, sendAll } = useWantedQuantities(isSending);
  const isChanging = isSending || wanted.size > 0;
  /** The shop was not heard yet: what is shown is this browser's own copy. */
  const isChecking = cart !== undefined && !isConfirmed && !isError;
  return { wanted, want, sendAll, isOffline, isChanging, isChecking, isPending: isChanging || isChecking };
}

export type EditableCart = ReturnType<typeof useEditableCart>;
