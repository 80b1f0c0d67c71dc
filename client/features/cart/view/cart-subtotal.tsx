import type { Cart } from "#shared/contract/cart.ts";
import { coreDepositCents } from "#shared/domain/cart/core-deposit.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import styles from "./cart-subtotal.module.css";
import type { EditableCart } from "./use-editable-cart.ts";

/** What it comes to, told to whoever listens as a change arrives. A sum that a change may still move is shown as pending, and told once it is certain. */
export function CartSubtotal({ cart, editable }: { cart: Cart; editable: EditableCart }) {
  const depositCents = coreDepositCents(cart.lines);
  return (
    <div className={styles.subtotal} role="status" aria-busy={(editable.isPending && !editable.isOffline) || undefined}>
      <p className={styles.sum}>
        <span>Subtotal</span>
        <strong>
          {formatMoney(cart.totalCents)}
          {editable.isPending && <VisuallyHidden> (being updated)</VisuallyHidden>}
        </strong>
      </p>
      {depositCents > 0 && (
        <p className={styles.deposit}>
          <span>With core deposits</span>
          <strong>{formatMoney(cart.totalCents + depositCents)}</strong>
        </p>
      )}
      <p className={styles.note}>{pendingText(editable) ?? nextStepText(cart)}</p>
    </div>
  );
}

/** Gift cards alone cost no shipping. */
function nextStepText({ lines }: Cart): string {
  return lines.every(({ isGiftCard }) => isGiftCard)
    ? "Sent by email at no cost. Discounts calculated at the next step"
    : "Shipping & discounts calculated at the next step";
}

type Certainty = { isOffline: boolean; isChanging: boolean; isChecking: boolean };

/** Why the totals are not certain; null when they are. */
export function pendingText({ isOffline, isChanging, isChecking }: Certainty): string | null {
  if (isOffline) return isChanging ? "You're offline. Your changes are saved as soon as you're back." : "You're offline.";
  if (isChanging) return "Updating your cart…";
  return isChecking ? "Checking your cart…" : null;
}
