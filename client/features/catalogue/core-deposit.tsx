import { formatMoney } from "#shared/domain/money.ts";
import { Tooltip } from "#client/ui/tooltip.tsx";
import styles from "./product-offer.module.css";

/** What is charged on top of an exchange part until the old one comes back. */
export function CoreDeposit({ cents }: { cents: number | null }) {
  if (cents === null || cents <= 0) return null;
  return (
    <p className={styles.core}>
      Exchange part: core deposit <strong>{formatMoney(cents)}</strong>, refunded when your old part comes back.{" "}
      <Tooltip label="What is a core deposit?">
        Your old part is the core that the next one is rebuilt from. Send it back complete, and you get the deposit back.
      </Tooltip>
    </p>
  );
}
