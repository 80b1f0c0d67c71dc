import type { ReactNode } from "react";
import styles from "./suggestion-option.module.css";

type SuggestionOptionProps = { id: string; href: string; activeId: string | null; onClick?: () => void; children: ReactNode };

/** One suggestion: a link for the mouse, an option for the arrow keys. */
export function SuggestionOption({ id, href, activeId, onClick, children }: SuggestionOptionProps) {
  return (
    <a className={styles.option} id={id} href={href} role="option" aria-selected={id === activeId} tabIndex={-1} onClick={onClick}>
      {children}
    </a>
  );
}
