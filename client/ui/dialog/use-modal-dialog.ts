import { useEffect, useRef } from "react";

/**
 * Keeps a native dialog open while `isOpen`; the browser traps focus, closes on Escape and gives the focus back. One dialog is open at a time: the next one
 * takes its place. A press that begins and ends on the veil, which belongs to the dialog itself, closes it. One that can't be closed so comes back.
 */
export function useModalDialog(isOpen: boolean, isClosable = true) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) show(dialog);
    else dialog.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const listening = new AbortController();
    if (isClosable) closeOnVeil(dialog, listening.signal);
    else if (isOpen) dialog.addEventListener("close", () => show(dialog), { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen, isClosable]);

  return dialogRef;
}

function show(dialog: HTMLDialogElement): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) if (!other.contains(dialog)) other.close();
  dialog.showModal();
}

function closeOnVeil(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let pressedOn: EventTarget | null = null;
  const remember = (event: Event) => {
    pressedOn = event.target;
  };
  const close = (event: Event) => event.target === dialog && pressedOn === dialog && dialog.close();
  dialog.addEventListener("pointerdown", remember, { signal });
  dialog.addEventListener("click", close, { signal });
}
