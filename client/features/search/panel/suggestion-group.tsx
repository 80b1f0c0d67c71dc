import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "#client/ui/class-names.ts";
import styles from "./search-panel.module.css";

type SuggestionGroupProps = { title: string; className?: string | undefined; children: ReactNode };

/** Suggestions of one kind under their heading. */
export function SuggestionGroup({ title, className, children }: SuggestionGroupProps) {
  const titleId = useId();
  return (
    <div className={classNames(styles.group, className)} role="group" aria-labelledby={titleId}>
      <div className={styles.heading} id={titleId} role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}
