import type { MouseEvent } from "react";
import type { OptionValueState } from "#shared/domain/variant-selection.ts";
import { classNames } from "#client/ui/class-names.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import styles from "./option-picker.module.css";

type OptionValueProps = { state: OptionValueState; href: string; onFollow: (event: MouseEvent<HTMLAnchorElement>) => void };

/** One value: chosen, open, sold out, or ruled out by the other choices. */
export function OptionValue({ state, href, onFollow }: OptionValueProps) {
  const { value, isChosen, exists, isAvailable } = state;
  if (!exists) {
    return (
      <span className={classNames(styles.value, styles.ruledOut)} role="link" aria-disabled="true">
        {value}
        <VisuallyHidden>, not made with the other choices</VisuallyHidden>
      </span>
    );
  }
  return (
    <a
      className={classNames(styles.value, !isAvailable && styles.soldOut)}
      href={href}
      rel="nofollow"
      aria-current={isChosen || undefined}
      onClick={onFollow}
    >
      {value}
      {!isAvailable && <VisuallyHidden>, out of stock</VisuallyHidden>}
    </a>
  );
}
