import { useEffect, useState } from "react";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Modal } from "#client/ui/dialog/modal.tsx";
import styles from "../session-modal.module.css";

type LogoutModalProps = {
  /** False when it failed. */
  onLogOut: () => Promise<boolean>;
};

/** Asks before signing out, wherever a link marked `data-sign-out` is followed. */
export function LogoutModal({ onLogOut }: LogoutModalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("[data-sign-out]") : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      focusOpener(link);
      setIsOpen(true);
    };
    // Before the listener that follows links, and before React stops what it doesn't know.
    document.addEventListener("click", open, { capture: true });
    return () => document.removeEventListener("click", open, { capture: true });
  }, []);

  const logOut = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const hasLeft = await onLogOut();
    setIsBusy(false);
    if (hasLeft) setIsOpen(false);
  };

  return (
    <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Log out?" isNarrow>
      <p>Your cart stays on this device. You can sign in again at any time.</p>
      <div className={styles.actions}>
        <Button onClick={() => void logOut()} aria-disabled={isBusy}>
          Log Out
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          Go Back
        </Button>
      </div>
    </Modal>
  );
}

/** The dropdown closes under the question, so the focus is given back to its button. */
function focusOpener(link: Element): void {
  const dropdown = link.closest("[popover]");
  if (dropdown) document.querySelector<HTMLElement>(`[popovertarget="${dropdown.id}"]`)?.focus();
}
