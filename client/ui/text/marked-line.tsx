import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import type { IconName } from "../picture/icon-names.ts";
import styles from "./marked-line.module.css";

type MarkedLineProps = { icon: IconName; tone: "good" | "unsure" | "bad"; className?: string | undefined; children: ReactNode };

/** A sentence beside its sign, which stays on the first line however the words wrap. */
export function MarkedLine({ icon, tone, className, children }: MarkedLineProps) {
  return (
    <p className={classNames(styles.line, styles[tone], className)}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </p>
  );
}
