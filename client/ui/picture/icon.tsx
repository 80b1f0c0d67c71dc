import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";
import drawings from "./icons.svg";
import styles from "./icon.module.css";

type IconProps = { of: IconName; size?: "small" | "medium"; className?: string };

/** Decoration beside words, or inside a control that carries its own label. All drawings come in one file, so that none of them travels as code. */
export function Icon({ of: name, size = "medium", className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, size === "small" && styles.small, className)} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
