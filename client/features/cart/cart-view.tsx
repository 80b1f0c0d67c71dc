import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Cart } from "#shared/contract/cart.ts";
import { CartLines } from "./cart-lines.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { PromoCode } from "./promo-code.tsx";
import { useEditableCart } from "./use-editable-cart.ts";
import styles from "./cart-view.module.css";

/** The cart as a page of its own. */
export function CartView({ cart }: { cart: Cart }) {
  const editable = useEditableCart();
  if (cart.lines.length === 0) {
    return <EmptyState headingLevel="h2" title="Your cart is empty" action={<ButtonLink href="/parts">Continue Shopping</ButtonLink>} />;
  }
  return (
    <div className={styles.layout}>
      <CartLines cart={cart} editable={editable} />
      <section className={styles.summary} aria-label="Order summary">
        <PromoCode codes={cart.discountCodes} />
        <CartTotals cart={cart} isPending={editable.isPending} isOffline={editable.isOffline} />
        {cart.checkoutUrl && (
          <CheckoutLink href={cart.checkoutUrl} text="Proceed to checkout" isPending={editable.isPending} onLeave={editable.sendAll} />
        )}
        <ButtonLink href="/parts" variant="secondary" isWide>
          Continue Shopping
        </ButtonLink>
      </section>
    </div>
  );
}
