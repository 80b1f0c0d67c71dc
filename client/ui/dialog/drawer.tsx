import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../button/icon-button.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";
import styles from "./drawer.module.css";

type DrawerProps = {
  isOpen: boolean;
  /** Called once however it is closed: cross, Escape, a click beside it. */
  onClose: () => void;
  title: string;
  side?: "start" | "end";
  /** Where the page behind stands still while the drawer is open. */
  scrollLock?: "always" | "phone";
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel that slides in over the page. */
export function Drawer({ isOpen, onClose, title, side = "end", scrollLock = "always", footer, children }: DrawerProps) {
  const titleId = useId();
  const dialogRef = useModalDialog(isOpen);
  return (
    <dialog
      ref={dialogRef}
      className={classNames(styles.drawer, side === "start" ? styles.start : styles.end)}
      data-scroll-lock={scrollLock}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon="x" label={`Close ${title.toLowerCase()}`} onClick={() => dialogRef.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
