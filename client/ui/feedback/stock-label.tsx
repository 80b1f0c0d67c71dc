import type { Availability } from "#shared/domain/product/availability.ts";
import { classNames } from "../class-names.ts";
import styles from "./stock-label.module.css";

const looks: Record<Availability, string | undefined> = {
  "in-stock": styles["in-stock"],
  "special-order": styles.waiting,
  "made-to-order": styles.waiting,
  backorder: styles.waiting,
  "out-of-stock": styles.none,
};

type StockLabelProps = { availability: Availability; text: string; note?: string; className?: string };

/** A state of stock in words, with a dot that is full only when the part is there. */
export function StockLabel({ availability, text, note, className }: StockLabelProps) {
  return (
    <p className={classNames(styles.stock, looks[availability], className)}>
      <span className={styles.line}>{text}</span>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  );
}
