import { useEffect, useReducer, useState } from "react";
import { type Notification, notificationEvent, unheardNotification } from "./notify.ts";

const successShownMs = 1500;

/** What is shown, and how many came before it: the same words twice are two messages. */
type Shown = { notification: Notification | null; count: number };

const replace = ({ count }: Shown, notification: Notification | null): Shown => ({ notification, count: count + 1 });
const firstShown = (): Shown => ({ notification: unheardNotification(), count: 0 });

/** The notification of the moment: one at a time; a success leaves by itself, unless the shopper has come to it by keyboard. */
export function useNotification() {
  const [{ notification, count }, show] = useReducer(replace, null, firstShown);
  const [heldCount, setHeldCount] = useState<number | null>(null);
  const isHeld = heldCount === count;

  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      show(event.detail);
    };
    window.addEventListener(notificationEvent, hear);
    return () => window.removeEventListener(notificationEvent, hear);
  }, []);

  useEffect(() => {
    if (notification?.type !== "success" || isHeld) return;
    const timer = setTimeout(() => show(null), successShownMs);
    return () => clearTimeout(timer);
  }, [notification, isHeld]);

  return {
    notification,
    count,
    dismiss: () => show(null),
    hold: () => setHeldCount(count),
    release: () => setHeldCount(null),
  };
}
