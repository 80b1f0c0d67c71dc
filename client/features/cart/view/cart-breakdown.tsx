import type { Cart } from "#shared/contract/cart.ts";
import { cartSavingCents } from "#shared/domain/cart/cart-savings.ts";
import { formatMoney } from "#shared/domain/money.ts";
import styles from "./cart-breakdown.module.css";

/** What leads to the subtotal: discounts, and what the compare-to prices save. */
export function CartBreakdown({ cart, isPending }: { cart: Cart; isPending: boolean }) {
  const saving = cartSavingCents(cart.lines);
  if (saving === 0 && cart.discountCents === 0) return null;
  return (
    <dl className={styles.rows} aria-busy={isPending || undefined}>
      {cart.discountCents > 0 && (
        <>
          <div>
            <dt>{cart.totalQuantity === 1 ? "1 item" : `${cart.totalQuantity} items`}</dt>
            <dd>{formatMoney(cart.subtotalCents)}</dd>
          </div>
          <div>
            <dt>Discounts</dt>
            <dd>−{formatMoney(cart.discountCents)}</dd>
          </div>
        </>
      )}
      {saving > 0 && (
        <div className={styles.saving}>
          <dt>You save</dt>
          <dd>{formatMoney(saving)}</dd>
        </div>
      )}
    </dl>
  );
}
