import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Notice } from "./notice.tsx";
import { useNotification } from "./use-notification.ts";
import { useReachablePlace } from "./use-reachable-place.ts";
import styles from "./notification-region.module.css";

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
