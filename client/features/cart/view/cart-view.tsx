import { useLatched } from "#client/lib/use-latched.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import type { Cart } from "#shared/contract/cart.ts";
import { FreeShipping } from "../free-shipping.tsx";
import { CartBreakdown } from "./cart-breakdown.tsx";
import { CartSubtotal } from "./cart-subtotal.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { CartLines } from "./lines/cart-lines.tsx";
import { MisfitWarning } from "./lines/line-fitment.tsx";
import { PromoCode } from "./promo-code.tsx";
import { useEditableCart } from "./use-editable-cart.ts";
import styles from "./cart-view.module.css";

const GiftOffers = lazyPart(async () => (await import("./gift-offers.tsx")).GiftOffers);
const SaveForLater = lazyPart(async () => (await import("./later/saved-for-later.tsx")).SaveForLater);
const CollectPlan = lazyPart(async () => (await import("./collect-plan.tsx")).CollectPlan);

/** The cart as a page of its own. */
export function CartView({ cart, freeShippingFromCents }: { cart: Cart; freeShippingFromCents: number }) {
  const editable = useEditableCart();
  const hasLines = cart.lines.some(({ quantity }) => quantity > 0);
  const wasFilled = useLatched(hasLines);
  if (!hasLines) {
    return <EmptyCart headingLevel="h2" wasFilled={wasFilled} action={<ButtonLink href="/parts">Continue Shopping</ButtonLink>} />;
  }
  return (
    <div className={styles.layout}>
      <div className={styles.lines}>
        <CartLines cart={cart} editable={editable} MoreOfLine={SaveForLater} />
      </div>
      <section className={styles.summary} aria-label="Order summary">
        <div className={styles.offers}>
          <FreeShipping cart={cart} freeFromCents={freeShippingFromCents} />
          {cart.giftOffers.length > 0 && <GiftOffers offers={cart.giftOffers} />}
          <PromoCode codes={cart.discountCodes} />
          <CartBreakdown cart={cart} isPending={editable.isPending} />
        </div>
        <div className={styles.pay}>
          <CartSubtotal cart={cart} editable={editable} />
          <MisfitWarning lines={cart.lines} />
          {cart.checkoutUrl && (
            <CheckoutLink href={cart.checkoutUrl} text="Proceed to checkout" isPending={editable.isPending} onLeave={editable.sendAll} />
          )}
        </div>
        <ButtonLink href="/parts" variant="quiet" isWide>
          Continue Shopping
        </ButtonLink>
        <CollectPlan cart={cart} />
      </section>
    </div>
  );
}
