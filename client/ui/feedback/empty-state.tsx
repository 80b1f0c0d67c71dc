import type { ReactNode } from "react";
import { Icon } from "../picture/icon.tsx";
import type { IconName } from "../picture/icon-names.ts";
import styles from "./empty-state.module.css";

type EmptyStateProps = { title: string; text?: string; icon?: IconName; action?: ReactNode; headingLevel?: "h1" | "h2" | "h3" };

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, text, icon = "package-open", action, headingLevel: Heading = "h3" }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon of={icon} className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
