import type { ReactNode } from "react";
import styles from "./suggestion-option.module.css";

/** One suggestion: a link for the mouse, an option for the arrow keys. */
export function SuggestionOption({
  id,
  href,
  activeId,
  children,
}: {
  id: string;
  href: string;
  activeId: string | null;
  children: ReactNode;
}) {
  return (
    <a className={styles.option} id={id} href={href} role="option" aria-selected={id === activeId} tabIndex={-1}>
      {children}
    </a>
  );
}
