import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

type ButtonVariant = "primary" | "secondary" | "quiet";
export type ButtonLook = { variant?: ButtonVariant; isWide?: boolean; className?: string };

/** The classes of anything that looks like a button. */
export function buttonStyle({ variant = "primary", isWide = false, className }: ButtonLook): string {
  return classNames(styles.button, styles[variant], isWide && styles.wide, className);
}
