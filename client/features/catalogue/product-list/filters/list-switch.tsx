import type { KeyboardEvent, ReactNode } from "react";
import styles from "./list-switch.module.css";

type ListSwitchProps = {
  /** The list with the switch turned. */
  href: string;
  isOn: boolean;
  children: ReactNode;
};

/** Limits a list, or leaves it whole. A link, so that it works by itself, which the space bar presses as it does a switch. */
export function ListSwitch({ href, isOn, children }: ListSwitchProps) {
  return (
    <a className={styles.switch} role="switch" aria-checked={isOn} rel="nofollow" href={href} onKeyDown={pressOnSpace}>
      <span className={styles.words}>{children}</span>
    </a>
  );
}

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
