import styles from "./part-number.module.css";

/** A part number, SKU or VIN as it would be stamped. */
export function PartNumber({ children }: { children: string }) {
  return <span className={styles.number}>{children}</span>;
}
