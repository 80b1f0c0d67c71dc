import type { Cart } from "#shared/contract/cart.ts";
import { cartSavingCents } from "#shared/domain/cart-savings.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import styles from "./cart-totals.module.css";

type CartTotalsProps = { cart: Cart; isPending: boolean; isOffline: boolean };

/** What it comes to. Totals that a change may still move are shown as pending. */
export function CartTotals({ cart, isPending, isOffline }: CartTotalsProps) {
  const saving = cartSavingCents(cart.lines);
  return (
    <div className={styles.totals} aria-busy={isPending || undefined}>
      <dl className={styles.rows}>
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
        {pendingText(isPending, isOffline) ?? "Shipping & discounts calculated at the next step"}
      </p>
    </div>
  );
}

function pendingText(isPending: boolean, isOffline: boolean): string | null {
  if (isOffline) return "You're offline. Your changes are saved as soon as you're back.";
  return isPending ? "Updating your cart…" : null;
}
