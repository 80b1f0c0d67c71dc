import { useEffect, useState } from "react";
import { notificationEvent, unheardNotification } from "./notify.ts";

const successShownMs = 1500;

/** The notification of the moment: one at a time, a success leaves by itself. */
export function useNotification() {
  const [shown, setShown] = useState(unheardNotification);

  useEffect(() => {
    const show = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      setShown(event.detail);
    };
    window.addEventListener(notificationEvent, show);
    return () => window.removeEventListener(notificationEvent, show);
  }, []);

  useEffect(() => {
    if (shown?.type !== "success") return;
    const timer = setTimeout(() => setShown(null), successShownMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return { shown, dismiss: () => setShown(null) };
}
