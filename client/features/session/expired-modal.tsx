import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { Modal } from "#client/ui/modal.tsx";
import styles from "./session-modal.module.css";

type ExpiredModalProps = {
  isOpen: boolean;
  /** Logs out. */
  onContinue: () => Promise<unknown>;
};

/** The session is over, and there is no way around that. */
export function ExpiredModal({ isOpen, onContinue }: ExpiredModalProps) {
  const [isBusy, setIsBusy] = useState(false);

  const proceed = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onContinue();
    setIsBusy(false);
  };

  return (
    <Modal isOpen={isOpen} title="Session expired." isNarrow>
      <p>For security reasons your session has been expired.</p>
      <p>Please select continue to try again.</p>
      <div className={styles.actions}>
        <Button onClick={() => void proceed()} aria-disabled={isBusy}>
          Continue
        </Button>
      </div>
    </Modal>
  );
}
