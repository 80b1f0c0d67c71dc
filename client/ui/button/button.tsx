import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";
import { ScriptButton } from "./script-button.tsx";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { isBusy?: boolean };

/** Presses something. `isBusy` says that the last press is still at work; it doesn't block the next one. */
export function Button({ variant, isWide, className, isBusy = false, ...rest }: ButtonProps) {
  return <ScriptButton {...rest} aria-busy={isBusy || undefined} className={buttonStyle({ variant, isWide, className })} />;
}

const variants = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet };

type ButtonVariant = keyof typeof variants;
export type ButtonLook = { variant?: ButtonVariant; isWide?: boolean; className?: string };

/** The classes of anything that looks like a button. */
export function buttonStyle({ variant = "primary", isWide = false, className }: ButtonLook): string {
  return classNames(styles.button, variants[variant], isWide && styles.wide, className);
}

type ButtonLinkProps = ComponentProps<"a"> & ButtonLook & { href: string };

/** A link in a button's clothes. */
export function ButtonLink({ variant, isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonStyle({ variant, isWide, className })}>
      {children}
    </a>
  );
}
