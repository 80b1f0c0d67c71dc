import { askServiceWorker, serviceWorkerInCharge } from "#client/lib/offline/service-worker.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import type { AddCommand } from "#shared/domain/cart/cart-command.ts";
import type { LaterAddition } from "#shared/domain/kept-copies.ts";
import { newAdditionKey } from "./cart-mutation.ts";

/** One part, as `leaveAllForLater` leaves many. */
export function leaveForLater({ name, variantId, quantity, attributes }: AddCommand): Promise<boolean> | null {
  const line = { variantId, quantity, ...(attributes.length > 0 && { attributes }) };
  return leaveAllForLater({ name, key: newAdditionKey(), lines: [line] });
}

/**
 * Leaves an addition to the service worker, which makes it once there is a connection, even when no page of the shop is open by then. Null where the browser is
 * online or has no service worker; false where that one takes nothing more.
 */
export function leaveAllForLater(addition: LaterAddition): Promise<boolean> | null {
  const worker = serviceWorkerInCharge();
  if (!worker || navigator.onLine) return null;
  return askServiceWorker(worker, { type: "add-later", addition }).then((isLeft) => {
    if (isLeft === true)
      notify({ type: "info", message: `You’re offline. ${addition.name} goes into your cart when you’re online again.` });
    return isLeft === true;
  });
}
