import { type ReactNode, useState } from "react";
import type { CartLine } from "#shared/contract/cart.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Drawer } from "#client/ui/dialog/drawer.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Price } from "#client/ui/text/price.tsx";
import { closeCartPanel, openCartPanel, type RecentlyAdded } from "#client/features/cart/cart-panel-store.ts";
import { CheckoutLink } from "../checkout-link.tsx";
import { FreeShipping } from "#client/features/cart/free-shipping.tsx";
import { GiftOffers } from "../gift-offers.tsx";
import { LineFacts } from "../lines/line-facts.tsx";
import { LineFitment, MisfitWarning, useCartFitments } from "../lines/line-fitment.tsx";
import { LinePicture } from "../lines/line-picture.tsx";
import { useCart, usePendingChanges } from "#client/features/cart/use-cart.ts";
import styles from "./recently-added-panel.module.css";

const close = () => closeCartPanel("recently-added");

type RecentlyAddedPanelProps = {
  added: RecentlyAdded | null;
  freeShippingFromCents: number;
  /** What else to look at, given what was added. */
  renderMore: (line: CartLine) => ReactNode;
};

/** What was just put into the cart; open while there is such a thing. */
export function RecentlyAddedPanel({ added, freeShippingFromCents, renderMore }: RecentlyAddedPanelProps) {
  const { cart } = useCart();
  const { isPending } = usePendingChanges();
  // The last one stays to be seen while the drawer slides away.
  const [shown, setShown] = useState(added);
  if (added && added !== shown) setShown(added);

  const fitments = useCartFitments(shown ? (cart?.lines ?? [shown.line]) : []);
  const fitment = shown && fitments.get(shown.line.productHandle);

  const footer = (
    <div className={styles.ways}>
      {shown && cart && <MisfitWarning lines={cart.lines} />}
      {/* Whoever closes the panel doesn't leave any more. */}
      {cart?.checkoutUrl && (
        <CheckoutLink key={String(added !== null)} href={cart.checkoutUrl} text="Proceed to checkout" isPending={isPending} />
      )}
      <div className={styles.others}>
        <Button variant="secondary" isWide onClick={openCartPanel}>
          View cart
        </Button>
        <Button variant="quiet" isWide onClick={close}>
          Continue Shopping
        </Button>
      </div>
    </div>
  );
  return (
    <Drawer isOpen={added !== null} onClose={close} title="Added to your cart" scrollLock="phone" footer={footer}>
      {shown && (
        <div className={styles.contents}>
          <div className={styles.product}>
            <LinePicture picture={shown.line.picture} size="large" />
            <LineFacts line={shown.line} isLarge shownFitment={fitment?.car}>
              <Price priceCents={shown.line.priceCents} compareToPriceCents={shown.line.compareToPriceCents} />
              <p className={styles.quantity}>
                <Icon of="circle-check" size="small" />
                {shown.quantity} added
              </p>
              {fitment && <LineFitment fitment={fitment} />}
            </LineFacts>
          </div>
          {cart && cart.lines.length > 0 && (
            <div className={styles.cart} aria-busy={isPending || undefined}>
              <p className={styles.subtotal}>
                <span>Cart subtotal ({cart.totalQuantity === 1 ? "1 item" : `${cart.totalQuantity} items`})</span>
                <strong>{formatMoney(cart.totalCents)}</strong>
              </p>
              <FreeShipping cart={cart} freeFromCents={freeShippingFromCents} />
              <GiftOffers offers={cart.giftOffers} />
            </div>
          )}
          {renderMore(shown.line)}
        </div>
      )}
    </Drawer>
  );
}
