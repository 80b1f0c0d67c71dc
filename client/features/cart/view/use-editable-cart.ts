import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { loadCommandRunner } from "../commands/use-cart-commands.ts";
import { cartCommandLostEvent, sendCartCommand } from "../commands/send-cart-command.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { setLeaving } from "../in-cart-order.ts";
import { cartMutationKey, notChangedText } from "../queries.ts";
import { useCart, usePendingChanges } from "../use-cart.ts";

const quantityDebounceMs = 500;

const nothingWanted: ReadonlyMap<string, number> = new Map();

/** Quantities as the shopper set them, ahead of the cart. Each line is sent once its quantity has rested for half a second, or when the shopper leaves. */
function useWantedQuantities(cart: Cart | undefined) {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState(nothingWanted);
  const timers = useRef(new Map<string, { timer: number; quantity: number; seenQuantity: number | undefined }>());

  const send = (lineId: string) => {
    const waiting = timers.current.get(lineId);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    timers.current.delete(lineId);
    const { quantity, seenQuantity } = waiting;
    sendCartCommand({ intent: "update", lineId, quantity, ...(seenQuantity === undefined ? {} : { seenQuantity }) });
  };
  const sendAll = () => {
    for (const lineId of timers.current.keys()) send(lineId);
  };
  const want = (lineId: string, quantity: number) => {
    const waiting = timers.current.get(lineId);
    clearTimeout(waiting?.timer);
    // What the shopper chose from: the cart's quantity, or this tab's own one that is on its way already.
    const shown = wanted.get(lineId) ?? cart?.lines.find(({ id }) => id === lineId)?.quantity;
    const seenQuantity = waiting ? waiting.seenQuantity : shown;
    timers.current.set(lineId, { quantity, seenQuantity, timer: window.setTimeout(() => send(lineId), quantityDebounceMs) });
    setWanted((before) => new Map(before).set(lineId, quantity));
  };

  const leave = useEffectEvent(sendAll);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(
      cartCommandLostEvent,
      () => {
        setWanted(nothingWanted);
        notify({ type: "danger", message: notChangedText });
      },
      { signal },
    );
    // It has to be there when the page is left.
    loadCommandRunner().catch(() => undefined);
    listenForLeaving(() => leave(), signal);
    return () => {
      listening.abort();
      leave();
    };
  }, []);

  useEffect(() => {
    const mutations = queryClient.getMutationCache();
    const isSending = () => mutations.findAll({ mutationKey: cartMutationKey, status: "pending" }).length > 0;
    // Once nothing is on its way the cart has the last word, also where it could not give what was wanted. A change may fail before it was seen.
    return mutations.subscribe(({ type }) => {
      if (type === "updated" && timers.current.size === 0 && !isSending()) setWanted(nothingWanted);
    });
  }, [queryClient]);

  return { wanted, want, sendAll };
}

/** Hears that the page is hidden, after which it may end without a word, or left. What stands in a field then counts as if the field was left. */
function listenForLeaving(onLeave: () => void, signal: AbortSignal): void {
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && onLeave(), { signal });
  window.addEventListener(
    "pagehide",
    () => {
      setLeaving(true);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      onLeave();
    },
    { signal },
  );
  window.addEventListener("pageshow", () => setLeaving(false), { signal });
}

/** The state of a cart that the shopper is changing: what is wanted, and whether what it shows is certain. */
export function useEditableCart() {
  const { cart, isConfirmed, isError } = useCart();
  const { isPending: isSending, isOffline } = usePendingChanges();
  const { wanted, want, sendAll } = useWantedQuantities(cart);
  const isChanging = isSending || wanted.size > 0;
  /** The shop was not heard yet: what is shown is this browser's own copy. */
  const isChecking = !isConfirmed && !isError;
  return { wanted, want, sendAll, isOffline, isChanging, isChecking, isPending: isChanging || isChecking };
}

export type EditableCart = ReturnType<typeof useEditableCart>;
