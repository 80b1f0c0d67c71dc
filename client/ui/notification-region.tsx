import { useEffect, useRef } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { useNotification } from "./use-notification.ts";
import styles from "./notification-region.module.css";

const icons = { success: CircleCheck, info: Info, danger: CircleAlert };

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
          <IconButton icon={X} label="Dismiss" onClick={dismiss} />
        </span>
      )}
    </output>
  );
}
