import { useEffect, useEffectEvent, useRef } from "react";
import { lapsedGifts } from "#shared/domain/free-gift.ts";
import { notify } from "#client/ui/notify.ts";
import { sendCartCommand } from "./send-cart-command.ts";
import { useCart } from "./use-cart.ts";
import { usePendingChanges } from "./use-pending-changes.ts";

const removalDebounceMs = 500;

/** Takes gifts out of the cart that it no longer earns, once it has been left alone for half a second, and says so. */
export function useLapsedGifts(): void {
  const { cart, isConfirmed } = useCart();
  const { isPending } = usePendingChanges();
  const lapsed = cart && isConfirmed && !isPending ? lapsedGifts(cart.lines) : [];
  const changes = lapsed.map(({ line, keep }) => `${line.id} ${keep}`).join();

  // Once is enough: what the shop refuses to take out is settled at the checkout.
  const tried = useRef("");

  const takeOut = useEffectEvent(() => {
    tried.current = changes;
    for (const { line, keep } of lapsed) sendCartCommand({ intent: "update", lineId: line.id, quantity: keep });
    const names = Array.from(new Set(lapsed.map(({ line }) => line.title))).join(", ");
    notify({ type: "info", message: `We took out the free ${names}: your cart no longer earns it.` });
  });

  useEffect(() => {
    if (changes === "" || changes === tried.current) return undefined;
    const timer = setTimeout(() => takeOut(), removalDebounceMs);
    return () => clearTimeout(timer);
  }, [changes]);
}
