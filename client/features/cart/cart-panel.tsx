import { useEffect, useEffectEvent } from "react";
import { Button } from "#client/ui/button.tsx";
import { Drawer } from "#client/ui/drawer.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { CartEvent } from "./cart-event.ts";
import { CartLines } from "./cart-lines.tsx";
import { closeCartPanel } from "./cart-panel-store.ts";
import { CartTotals } from "./cart-totals.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { PromoCode } from "./promo-code.tsx";
import { useCart } from "./use-cart.ts";
import { useEditableCart } from "./use-editable-cart.ts";
import styles from "./cart-panel.module.css";

const close = () => closeCartPanel("cart");

type CartPanelProps = { isOpen: boolean; onCartEvent?: (event: CartEvent) => void };

/** The cart beside the page. */
export function CartPanel({ isOpen, onCartEvent }: CartPanelProps) {
  const { cart, isError, refetch } = useCart();
  const editable = useEditableCart();
  const hasLines = cart !== undefined && cart.lines.length > 0;

  const reportView = useEffectEvent(() => {
    if (cart) onCartEvent?.({ type: "viewed", cart });
  });
  useEffect(() => {
    if (isOpen) reportView();
  }, [isOpen]);

  const footer = hasLines && cart.checkoutUrl && (
    <div className={styles.footer}>
      <CartTotals cart={cart} isPending={editable.isPending} isOffline={editable.isOffline} />
      <CheckoutLink href={cart.checkoutUrl} text="Secure Checkout" isPending={editable.isPending} onLeave={editable.sendAll} />
      <div className={styles.ways}>
        <Button variant="quiet" onClick={close}>
          Continue Shopping
        </Button>
        <a href="/cart" onClick={close}>
          View cart
        </a>
      </div>
    </div>
  );
  return (
    <Drawer isOpen={isOpen} onClose={close} title="Your cart" scrollLock="phone" footer={footer || undefined}>
      {cart === undefined &&
        (isError ? (
          <ErrorPanel message="We couldn't load your cart." onRetry={() => void refetch()} />
        ) : (
          <Skeleton className={styles.waiting} />
        ))}
      {cart !== undefined && !hasLines && (
        <EmptyState
          title="Your cart is empty"
          action={
            <Button variant="secondary" onClick={close}>
              Continue Shopping
            </Button>
          }
        />
      )}
      {hasLines && (
        <>
          <CartLines cart={cart} editable={editable} />
          <PromoCode codes={cart.discountCodes} />
        </>
      )}
    </Drawer>
  );
}
