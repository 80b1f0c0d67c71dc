import type { ReactNode } from "react";
import PackageOpen from "lucide-react/icons/package-open";
import { Icon } from "./icon.tsx";
import type { IconDrawing } from "./icon.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = { title: string; text?: string; icon?: IconDrawing; action?: ReactNode };

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, text, icon = PackageOpen, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon of={icon} className={styles.icon} />
      <h3>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
