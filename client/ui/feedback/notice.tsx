import { type FocusEvent, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import { IconButton } from "../button/icon-button.tsx";
import type { Notification } from "./notify.ts";
import { ScriptButton } from "../button/script-button.tsx";
import styles from "./notification-region.module.css";

const icons = { success: "circle-check", info: "info", danger: "circle-alert" } as const;

type NoticeProps = { notification: Notification; onDismiss: () => void; onHold: () => void; onRelease: () => void };

/** One message, and what can be done about it. Whoever came to it by keyboard is taken back when it goes. */
export function Notice({ notification: { type, message, action }, onDismiss, onHold, onRelease }: NoticeProps) {
  const cameFromRef = useRef<EventTarget | null>(null);
  const take = (event: FocusEvent) => {
    onHold();
    if (!event.currentTarget.contains(event.relatedTarget)) cameFromRef.current = event.relatedTarget;
  };
  useEffect(() => {
    const cameFrom = cameFromRef;
    return () => {
      if (cameFrom.current instanceof HTMLElement && document.activeElement === document.body) cameFrom.current.focus();
    };
  }, []);

  return (
    <div className={classNames(styles.notice, styles[type])} onFocus={take} onBlur={onRelease}>
      <Icon of={icons[type]} />
      <span className={styles.message}>{message}</span>
      {action && (
        <ScriptButton
          className={styles.action}
          onClick={() => {
            // First, or what the action says would go as well.
            onDismiss();
            action.handler();
          }}
        >
          {action.text}
        </ScriptButton>
      )}
      <IconButton icon="x" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
