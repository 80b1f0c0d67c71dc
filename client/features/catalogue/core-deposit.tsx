import { formatMoney } from "#shared/domain/money.ts";
import styles from "./product-offer.module.css";

/** What is charged on top of an exchange part until the old one comes back. */
export function CoreDeposit({ cents }: { cents: number | null }) {
  if (cents === null || cents <= 0) return null;
  return (
    <p className={styles.core}>
      Exchange part: core deposit <strong>{formatMoney(cents)}</strong>, refunded when your old part comes back.
    </p>
  );
}
