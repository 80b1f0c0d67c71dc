import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import type { IconName } from "../picture/icon-names.ts";
import styles from "./badge.module.css";

export type BadgeTone = "neutral" | "sale" | "fit" | "low" | "info" | "danger";

/** A short fact about a thing; its words carry the meaning, the colour only helps. */
export function Badge({ tone = "neutral", icon, children }: { tone?: BadgeTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
