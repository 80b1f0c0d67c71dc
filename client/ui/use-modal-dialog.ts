import { useEffect, useRef } from "react";

/** Keeps a native dialog open while `isOpen`; the browser traps focus, closes on Escape and gives the focus back. */
export function useModalDialog(isOpen: boolean) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return dialogRef;
}
