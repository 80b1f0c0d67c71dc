import type { ReactNode } from "react";
import type { CartLine } from "#shared/contract/cart.ts";
import { vehicleAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import styles from "./line-facts.module.css";

type LineFactsProps = {
  line: CartLine;
  isLarge?: boolean;
  /** What the children say already of the line's vehicle. */
  shownFitment?: string | null;
  children?: ReactNode;
};

/** Whose part it is, its name, its number and what was chosen. */
export function LineFacts({ line, isLarge = false, shownFitment, children }: LineFactsProps) {
  const chosen = [
    ...line.options.map(({ name, value }) => ({ key: name, value })),
    ...line.attributes.filter(({ key, value }) => key !== vehicleAttribute || value !== shownFitment),
  ];
  return (
    <div className={styles.facts}>
      <p className={styles.vendor}>{line.vendor}</p>
      <p className={classNames(styles.title, isLarge && styles.large)}>
        <a href={`/products/${line.productHandle}`}>
          <Unbroken>{line.title}</Unbroken>
        </a>
      </p>
      <p className={styles.number}>{line.partNumber}</p>
      {chosen.map(({ key, value }) => (
        <p key={key} className={styles.option}>
          {key}: {value}
        </p>
      ))}
      {children}
    </div>
  );
}
