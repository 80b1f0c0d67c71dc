import { useEffect, useEffectEvent, useRef, useState } from "react";
import { sendCartCommand } from "./send-cart-command.ts";

const quantityDebounceMs = 500;

/** Quantities as the shopper set them, ahead of the cart. Each line is sent once its quantity has rested for half a second, or when the shopper leaves. */
export function useWantedQuantities(isSending: boolean) {
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const timers = useRef(new Map<string, { timer: number; quantity: number }>());

  const send = (lineId: string) => {
    const waiting = timers.current.get(lineId);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    timers.current.delete(lineId);
    sendCartCommand({ intent: "update", lineId, quantity: waiting.quantity });
  };
  const sendAll = () => {
    for (const lineId of timers.current.keys()) send(lineId);
  };
  const want = (lineId: string, quantity: number) => {
    clearTimeout(timers.current.get(lineId)?.timer);
    timers.current.set(lineId, { quantity, timer: window.setTimeout(() => send(lineId), quantityDebounceMs) });
    setWanted((before) => new Map(before).set(lineId, quantity));
  };

  const leave = useEffectEvent(sendAll);
  useEffect(() => {
    const onHide = () => leave();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      onHide();
    };
  }, []);

  const wasSending = useRef(false);
  useEffect(() => {
    // Once nothing is on its way the cart has the last word, also where it could not give what was wanted.
    if (wasSending.current && !isSending && timers.current.size === 0) setWanted(new Map());
    wasSending.current = isSending;
  }, [isSending]);

  return { wanted, want, sendAll };
}
