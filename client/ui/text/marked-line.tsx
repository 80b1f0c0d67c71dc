import type { ReactNode } from "react";
import { Icon } from "../picture/icon.tsx";
import type { IconName } from "../picture/icon-names.ts";
import styles from "./marked-line.module.css";

type MarkedLineProps = { icon: IconName; tone: "good" | "unsure" | "bad"; children: ReactNode };

/** A sentence beside its sign, which stays on the first line however the words wrap. */
export function MarkedLine({ icon, tone, children }: MarkedLineProps) {
  return (
    <p className={styles[tone]}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </p>
  );
}
