import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../button/icon-button.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";
import styles from "./modal.module.css";

type ModalProps = {
  isOpen: boolean;
  /** Without it the shopper can't close it but by what is inside. */
  onClose?: () => void;
  title: string;
  scrollLock?: "always" | "phone";
  /** For a question of few words. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A question or a closer look in the middle of the page. */
export function Modal({ isOpen, onClose, title, scrollLock = "always", isNarrow = false, children }: ModalProps) {
  const titleId = useId();
  const isClosable = onClose !== undefined;
  const dialogRef = useModalDialog(isOpen, isClosable);
  return (
    <dialog
      ref={dialogRef}
      className={classNames(styles.modal, isNarrow && styles.narrow)}
      closedby={isClosable ? undefined : "none"}
      data-scroll-lock={scrollLock}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && onClose?.()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {isClosable && (
            <IconButton
              icon="x"
              label={title.endsWith("?") ? "Close" : `Close ${title.toLowerCase()}`}
              onClick={() => dialogRef.current?.close()}
            />
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
