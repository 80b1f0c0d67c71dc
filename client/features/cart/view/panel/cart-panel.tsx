import { useEffect, useEffectEvent, useRef } from "react";
import { useLatched } from "#client/lib/use-latched.ts";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { Drawer } from "#client/ui/dialog/drawer.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import type { CartEvent } from "#client/features/cart/commands/events/cart-event.ts";
import { CartBreakdown } from "../cart-breakdown.tsx";
import { CartLines } from "../lines/cart-lines.tsx";
import { closeCartPanel } from "#client/features/cart/cart-panel-store.ts";
import { CartSubtotal } from "../cart-subtotal.tsx";
import { CheckoutLink } from "../checkout-link.tsx";
import { EmptyCart } from "../empty-cart.tsx";
import { FreeShipping } from "#client/features/cart/free-shipping.tsx";
import { GiftOffers } from "../gift-offers.tsx";
import { MisfitWarning } from "../lines/line-fitment.tsx";
import { PromoCode } from "../promo-code.tsx";
import { readSearchCart } from "#client/features/cart/commands/search-cart-cookie.ts";
import { useCart } from "#client/features/cart/use-cart.ts";
import { useEditableCart } from "../use-editable-cart.ts";
import styles from "./cart-panel.module.css";

const close = () => closeCartPanel("cart");

type CartPanelProps = { isOpen: boolean; freeShippingFromCents: number; onCartEvent: (event: CartEvent) => void };

/** The cart beside the page. */
export function CartPanel({ isOpen, freeShippingFromCents, onCartEvent }: CartPanelProps) {
  const { cart, isError, refetch } = useCart();
  const editable = useEditableCart();
  const hasLines = cart !== undefined && cart.lines.some(({ quantity }) => quantity > 0);
  const wasFilled = useLatched(hasLines);

  const reportView = useEffectEvent(() => {
    if (cart) onCartEvent({ type: "viewed", cart, searches: readSearchCart() });
  });
  // Once for each opening: a last line that is removed and put back is nothing new to see.
  const isTold = useRef(false);
  useEffect(() => {
    if (isOpen && hasLines && !isTold.current) reportView();
    isTold.current = isOpen && (isTold.current || hasLines);
  }, [isOpen, hasLines]);

  const footer = hasLines && (
    <div className={styles.footer}>
      <CartSubtotal cart={cart} editable={editable} />
      <MisfitWarning lines={cart.lines} />
      {cart.checkoutUrl && (
        // Whoever closes the panel doesn't leave any more.
        <CheckoutLink
          key={String(isOpen)}
          href={cart.checkoutUrl}
          text="Secure Checkout"
          isPending={editable.isPending}
          onLeave={editable.sendAll}
        />
      )}
      <div className={styles.ways}>
        <Button variant="quiet" onClick={close}>
          Continue Shopping
        </Button>
        <ButtonLink variant="quiet" href="/cart" onClick={close}>
          View cart
        </ButtonLink>
      </div>
    </div>
  );
  return (
    <Drawer isOpen={isOpen} onClose={close} title="Your cart" scrollLock="phone" footer={footer || undefined}>
      {isError && !editable.isChanging && !(hasLines && editable.isOffline) && (
        <ErrorPanel message="We couldn't load your cart." onRetry={() => void refetch()} />
      )}
      {cart === undefined && !isError && <Skeleton className={styles.waiting} />}
      {cart !== undefined && !hasLines && (
        <EmptyCart
          headingLevel="h3"
          wasFilled={wasFilled}
          action={
            <Button variant="secondary" onClick={close}>
              Continue Shopping
            </Button>
          }
        />
      )}
      {hasLines && (
        <div className={styles.contents}>
          <FreeShipping cart={cart} freeFromCents={freeShippingFromCents} />
          <GiftOffers offers={cart.giftOffers} />
          <CartLines cart={cart} editable={editable} />
          <PromoCode codes={cart.discountCodes} />
          <CartBreakdown cart={cart} isPending={editable.isPending} />
        </div>
      )}
    </Drawer>
  );
}
