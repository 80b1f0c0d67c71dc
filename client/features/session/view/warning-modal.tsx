import { useEffect, useRef, useState } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Modal } from "#client/ui/dialog/modal.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { RenewalOutcome } from "../renew-session.ts";
import { formatMinutes, spokenTime } from "../seconds-left.ts";
import styles from "../session-modal.module.css";

type WarningModalProps = {
  isOpen: boolean;
  seconds: number;
  onStay: () => Promise<RenewalOutcome>;
  onClose: () => void;
};

/** Counts down to the session's end. */
export function WarningModal({ isOpen, seconds, onStay, onClose }: WarningModalProps) {
  const [state, setState] = useState<"asking" | "busy" | "failed">("asking");
  // What failed the last time says nothing of this one.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen && state === "failed") setState("asking");
  }

  const stayRef = useRef<HTMLButtonElement>(null);
  // Whoever is typing right now is still there.
  useEffect(() => {
    if (isOpen) stayRef.current?.focus();
  }, [isOpen]);

  const stay = async () => {
    if (state === "busy") return;
    setState("busy");
    setState((await onStay()) === "failed" ? "failed" : "asking");
  };

  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Are you still there?" isNarrow>
      <p>For your security, you'll be logged out soon.</p>
      <p className={styles.countdown} role="timer" aria-label="Time left">
        {formatMinutes(seconds)}
      </p>
      <VisuallyHidden>
        <span role="status">{isOpen ? spokenTime(seconds) : ""}</span>
      </VisuallyHidden>
      {state === "failed" && <ErrorPanel message="Failed to renew token. Please try again." />}
      <div className={styles.actions}>
        <Button ref={stayRef} onClick={() => void stay()} aria-disabled={state === "busy"}>
          I'm still here
        </Button>
      </div>
    </Modal>
  );
}
