import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./header-action.module.css";

/** The class of a link or button among the header's actions. */
export const headerActionClass = styles.action;

/** What stands inside one: a drawing with an optional count, and words that narrow screens leave to the ear. */
export function HeaderAction({ icon, label, count = 0 }: { icon: IconName; label: string; count?: number }) {
  return (
    <>
      <span className={styles.drawing}>
        <Icon of={icon} />
        {count > 0 && <span className={styles.count} data-count={count > 99 ? "99+" : count} />}
      </span>
      <span className={styles.words}>{label}</span>
    </>
  );
}
