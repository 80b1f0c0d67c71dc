import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./search-panel.module.css";

/** Suggestions of one kind under their heading. */
export function SuggestionGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={titleId}>
      <div className={styles.heading} id={titleId} role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}
