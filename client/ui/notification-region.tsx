import { useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { useNotification } from "./use-notification.ts";
import styles from "./notification-region.module.css";

const icons = { success: "circle-check", info: "info", danger: "circle-alert" } as const;

/** Where notifications appear; once in the layout. A manual popover, so that it stands above an open drawer too. */
export function NotificationRegion() {
  const { shown, dismiss } = useNotification();
  const regionRef = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    if (region.matches(":popover-open")) region.hidePopover();
    if (shown) region.showPopover();
  }, [shown]);

  return (
    <output ref={regionRef} popover="manual" className={styles.region}>
      {shown && (
        <span
          key={shown.message}
          className={classNames(styles.notice, styles[shown.type])}
          role={shown.type === "danger" ? "alert" : undefined}
        >
          <Icon of={icons[shown.type]} />
          <span className={styles.message}>{shown.message}</span>
          {shown.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                shown.action?.handler();
                dismiss();
              }}
            >
              {shown.action.text}
            </button>
          )}
          <IconButton icon="x" label="Dismiss" onClick={dismiss} />
        </span>
      )}
    </output>
  );
}
