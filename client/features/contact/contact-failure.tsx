import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#client/ui/icon.tsx";
import styles from "./contact-form.module.css";

const ours = 500;

/** Why the message wasn't sent; where the fault is ours, with other ways to reach us. */
export function ContactFailure({ message, status, children }: { message: string; status: number; children: ReactNode }) {
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panelRef.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={panelRef} className={styles.failure} role="alert">
      <p className={styles.reason}>
        <Icon of="circle-alert" />
        {message}
      </p>
      {status >= ours && (
        <>
          <p>Your message wasn't sent, and nothing you typed is lost. You can also reach us this way:</p>
          {children}
        </>
      )}
    </div>
  );
}
