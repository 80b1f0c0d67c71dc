import { centsToFreeShipping } from "#shared/domain/cart/free-shipping.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import styles from "./free-shipping.module.css";

/** How far it is to delivery at no cost. */
export function FreeShipping({ goodsCents, freeFromCents }: { goodsCents: number; freeFromCents: number }) {
  const missingCents = centsToFreeShipping(goodsCents, freeFromCents);
  return (
    <div className={styles.shipping}>
      <p className={missingCents === 0 ? styles.reached : styles.text}>
        <Icon of="truck" size="small" />
        {missingCents === 0 ? (
          <span>
            Delivery is <strong>FREE</strong>
          </span>
        ) : (
          <span>
            <strong>{formatMoney(missingCents)}</strong> more and delivery is FREE
          </span>
        )}
      </p>
      {missingCents > 0 && (
        <progress className={styles.bar} value={goodsCents} max={freeFromCents} aria-label="Progress towards free delivery" />
      )}
    </div>
  );
}
