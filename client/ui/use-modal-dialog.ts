import { useEffect, useRef } from "react";

/**
 * Keeps a native dialog open while `isOpen`; the browser traps focus, closes on Escape and gives the focus back. One dialog is open at a time: the next one
 * takes its place. A press that begins and ends on the veil, which belongs to the dialog itself, closes it.
 */
export function useModalDialog(isOpen: boolean) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) {
      closeOthers(dialog);
      dialog.showModal();
    } else dialog.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    let pressedOn: EventTarget | null = null;
    const remember = (event: Event) => {
      pressedOn = event.target;
    };
    const closeOnVeil = (event: Event) => event.target === dialog && pressedOn === dialog && dialog.close();
    dialog.addEventListener("pointerdown", remember);
    dialog.addEventListener("click", closeOnVeil);
    return () => {
      dialog.removeEventListener("pointerdown", remember);
      dialog.removeEventListener("click", closeOnVeil);
    };
  }, []);

  return dialogRef;
}

function closeOthers(dialog: HTMLDialogElement): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) if (!other.contains(dialog)) other.close();
}
