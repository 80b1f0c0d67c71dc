import type { Cart } from "#shared/contract/cart.ts";
import { cartSavingCents } from "#shared/domain/cart/cart-savings.ts";
import { coreDepositCents } from "#shared/domain/cart/core-deposit.ts";
import { formatMoney } from "#shared/domain/money.ts";
import styles from "#client/ui/text/sum-rows.module.css";

/** What leads to the subtotal and beyond: discounts, what the compare-to prices save, and deposits on old units. */
export function CartBreakdown({ cart, isPending }: { cart: Cart; isPending: boolean }) {
  const saving = cartSavingCents(cart.lines);
  const depositCents = coreDepositCents(cart.lines);
  if (saving === 0 && cart.discountCents === 0 && depositCents === 0) return null;
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
      {depositCents > 0 && (
        <div>
          <dt>Core deposits, refunded for your old units</dt>
          <dd>{formatMoney(depositCents)}</dd>
        </div>
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
