import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import styles from "./tooltip.module.css";

type TooltipProps = { label: string; children: string };

/**
 * A few words about what stands before it. They open by a resting mouse or a press, and close when the mouse leaves, on Escape, on a second press and with the
 * focus. They are as wide as the nearest positioned ancestor, below it, so they never leave the screen.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const [opened, setOpened] = useState<"hover" | "press" | null>(null);
  const close = () => setOpened(null);

  useEffect(() => {
    if (opened === null) return;
    // Wherever the focus is: a mouse may rest on it.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => event.key === "Escape" && setOpened(null);
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [opened]);

  const hover = ({ pointerType }: PointerEvent) => pointerType === "mouse" && setOpened((before) => before ?? "hover");
  const leave = () => setOpened((before) => (before === "hover" ? null : before));
  // A panel around it would close, too.
  const keepEscape = (event: KeyboardEvent) => opened !== null && event.key === "Escape" && event.preventDefault();
  return (
    <span className={styles.holder} onPointerEnter={hover} onPointerLeave={leave}>
      <IconButton
        icon="info"
        label={label}
        className={styles.button}
        aria-describedby={id}
        onClick={({ currentTarget }) => {
          // Not every browser gives a pressed button the focus, which is what closes it.
          currentTarget.focus();
          setOpened((before) => (before === "press" ? null : "press"));
        }}
        onBlur={close}
        onKeyDown={keepEscape}
      />
      <span role="tooltip" id={id} className={styles.words} hidden={opened === null}>
        {children}
      </span>
    </span>
  );
}
