import { useEffect, useReducer, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Notice } from "./notice.tsx";
import { type Notification, notificationEvent, unheardNotification } from "./notify.ts";
import styles from "./notification-region.module.css";

const successShownMs = 1500;

/** What is shown, and how many came before it: the same words twice are two messages. */
type Shown = { notification: Notification | null; count: number };

function replace({ notification: shown, count }: Shown, notification: Notification | null): Shown {
  if (!notification?.isAside || !shown?.action) return { notification, count: count + 1 };
  return { notification: { ...shown, message: `${shown.message} ${notification.message}` }, count };
}
const firstShown = (): Shown => ({ notification: unheardNotification(), count: 0 });

/** The notification of the moment: one at a time; a success leaves by itself, unless the shopper has come to it by keyboard. */
function useNotification() {
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

/** Panels with a row to spare; elsewhere notifications lie over everything. */
const panels = "dialog[data-scroll-lock]";

/** Where notifications appear; once in the layout. A manual popover inside whichever dialog is open, so that it is above that and at hand. */
export function NotificationRegion() {
  const { notification, count, dismiss, hold, release } = useNotification();
  const place = useReachablePlace();
  const regionRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const region = regionRef.current;
    if (!region || !place) return;
    if (region.matches(":popover-open")) region.hidePopover();
    if (notification && !place.home.matches(panels)) region.showPopover();
  }, [notification, place]);

  if (!place) return null;
  const notice = notification && <Notice key={count} notification={notification} onDismiss={dismiss} onHold={hold} onRelease={release} />;
  const isDanger = notification?.type === "danger";
  return createPortal(
    <div ref={regionRef} popover="manual" className={styles.region}>
      <div role="status">{!isDanger && notice}</div>
      <div role="alert">{isDanger && notice}</div>
    </div>,
    place.element,
  );
}

/** An element, and where it stands right now. */
type Place = { element: HTMLElement; home: Element };

/**
 * An element outside the application's tree that stays where shoppers can see, hear and reach it: at the end of the page, or within the modal dialog that
 * makes everything else inert. Null until it is there.
 */
function useReachablePlace(): Place | null {
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    const element = document.createElement("div");
    const move = () => {
      const home = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      if (element.parentElement === home) return;
      home.append(element);
      setPlace({ element, home });
    };
    move();
    const observer = new MutationObserver(move);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, []);

  return place;
}
