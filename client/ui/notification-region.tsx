import { type FocusEvent, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { useNotification } from "./use-notification.ts";
import { useReachablePlace } from "./use-reachable-place.ts";
import styles from "./notification-region.module.css";

const icons = { success: "circle-check", info: "info", danger: "circle-alert" } as const;

/** Where notifications appear; once in the layout. A manual popover inside whichever dialog is open, so that it is above that and at hand. */
export function NotificationRegion() {
  const { notification, count, dismiss, hold, release } = useNotification();
  const place = useReachablePlace();
  const regionRef = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    const region = regionRef.current;
    if (!region || !place) return;
    if (region.matches(":popover-open")) region.hidePopover();
    if (notification) region.showPopover();
  }, [notification, place]);

  const cameFromRef = useRef<EventTarget | null>(null);
  const take = (event: FocusEvent) => {
    hold();
    if (!event.currentTarget.contains(event.relatedTarget)) cameFromRef.current = event.relatedTarget;
  };
  const close = () => {
    dismiss();
    if (cameFromRef.current instanceof HTMLElement) cameFromRef.current.focus();
    cameFromRef.current = null;
  };

  if (!place) return null;
  return createPortal(
    <output ref={regionRef} popover="manual" className={styles.region}>
      {notification && (
        <span
          key={count}
          className={classNames(styles.notice, styles[notification.type])}
          role={notification.type === "danger" ? "alert" : undefined}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={take}
          onBlur={release}
        >
          <Icon of={icons[notification.type]} />
          <span className={styles.message}>{notification.message}</span>
          {notification.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                notification.action?.handler();
                close();
              }}
            >
              {notification.action.text}
            </button>
          )}
          <IconButton icon="x" label="Dismiss" onClick={close} />
        </span>
      )}
    </output>,
    place.element,
  );
}
