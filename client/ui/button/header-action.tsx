import type { ReactNode } from "react";
import { Icon } from "../picture/icon.tsx";
import type { IconName } from "../picture/icon-names.ts";
import styles from "./header-action.module.css";

/** The class of a link or button among the header's actions. */
export const headerActionClass = styles.action;

type HeaderActionProps = {
  icon: IconName;
  label: ReactNode;
  /** What stands below the label. */
  detail?: string;
  /** Its room is kept at zero too. */
  count?: number;
};

/** What stands inside one: a drawing with an optional count, and words that narrow screens leave to the ear. */
export function HeaderAction({ icon, label, detail, count }: HeaderActionProps) {
  return (
    <>
      <span className={styles.drawing}>
        <Icon of={icon} />
        {count !== undefined && <span className={styles.count} data-count={count > 99 ? "99+" : count} hidden={count === 0} />}
      </span>
      <span className={styles.words}>
        {label}
        {detail && <span className={styles.detail}> {detail}</span>}
      </span>
    </>
  );
}
