import type { Cart } from "#shared/contract/cart.ts";
import { cartSavingCents } from "#shared/domain/cart-savings.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import styles from "./cart-totals.module.css";
import { pendingText } from "./pending-text.ts";
import type { EditableCart } from "./use-editable-cart.ts";

/** What it comes to. Totals that a change may still move are shown as pending. */
export function CartTotals({ cart, editable }: { cart: Cart; editable: EditableCart }) {
  const { isPending } = editable;
  const saving = cartSavingCents(cart.lines);
  return (
    <div className={styles.totals} aria-busy={isPending || undefined}>
      <dl className={styles.rows}>
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
        <div className={styles.subtotal}>
          <dt>Subtotal</dt>
          <dd>
            {formatMoney(cart.totalCents)}
            {isPending && <VisuallyHidden> (being updated)</VisuallyHidden>}
          </dd>
        </div>
      </dl>
      <p className={styles.note} role="status">
        {pendingText(editable) ?? "Shipping & discounts calculated at the next step"}
      </p>
    </div>
  );
}
