import { useEffect, useRef } from "react";

/** Keeps a native dialog open while `isOpen`; the browser traps focus, closes on Escape and gives the focus back. A click on the veil lands on the dialog itself and closes it. */
export function useModalDialog(isOpen: boolean) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const closeOnVeil = (event: MouseEvent) => event.target === dialog && dialog.close();
    dialog.addEventListener("click", closeOnVeil);
    return () => dialog.removeEventListener("click", closeOnVeil);
  }, []);

  return dialogRef;
}
