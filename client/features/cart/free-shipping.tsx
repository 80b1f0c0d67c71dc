import type { Cart } from "#shared/contract/cart.ts";
import { postingOf } from "#shared/domain/cart/posting.ts";
import { centsToFreeShipping } from "#shared/domain/cart/free-shipping.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import styles from "./free-shipping.module.css";

/** How far it is to delivery at no cost, for what can be posted; a cart of which nothing is posted has no delivery. */
export function FreeShipping({ cart, freeFromCents }: { cart: Pick<Cart, "lines" | "totalCents">; freeFromCents: number }) {
  const { posted, collected, emailed, postedCents: goodsCents } = postingOf(cart);
  const isSplit = collected.length + emailed.length > 0;
  if (posted.length === 0 && isSplit) return null;
  const missingCents = centsToFreeShipping(goodsCents, freeFromCents);
  return (
    <div className={styles.shipping}>
      <p className={missingCents === 0 ? styles.reached : styles.text}>
        <Icon of="truck" size="small" />
        {missingCents === 0 ? (
          <span>
            {isSplit ? "Delivery of what we post" : "Delivery"} is <strong>FREE</strong>
          </span>
        ) : (
          <span>
            <strong>{formatMoney(missingCents)}</strong> more and {isSplit ? "delivery of what we post" : "delivery"} is FREE
          </span>
        )}
      </p>
      {missingCents > 0 && (
        <progress className={styles.bar} value={goodsCents} max={freeFromCents} aria-label="Progress towards free delivery" />
      )}
    </div>
  );
}
