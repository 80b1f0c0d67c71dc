import { useState } from "react";
import type { CartLine } from "#shared/contract/cart.ts";
import { Button } from "#client/ui/button.tsx";
import { Drawer } from "#client/ui/drawer.tsx";
import { Picture } from "#client/ui/picture.tsx";
import { Price } from "#client/ui/price.tsx";
import { closeCartPanel, openCartPanel } from "./cart-panel-store.ts";
import { CheckoutLink } from "./checkout-link.tsx";
import { useCart } from "./use-cart.ts";
import styles from "./recently-added-panel.module.css";

const close = () => closeCartPanel("recently-added");

/** What was just put into the cart; open while there is such a thing. */
export function RecentlyAddedPanel({ line }: { line: CartLine | null }) {
  const { cart } = useCart();
  // The last one stays to be seen while the drawer slides away.
  const [shown, setShown] = useState(line);
  if (line && line !== shown) setShown(line);
  const footer = (
    <div className={styles.ways}>
      {cart?.checkoutUrl && <CheckoutLink href={cart.checkoutUrl} text="Proceed to checkout" />}
      <Button variant="secondary" isWide onClick={openCartPanel}>
        View cart
      </Button>
      <Button variant="quiet" isWide onClick={close}>
        Continue Shopping
      </Button>
    </div>
  );
  return (
    <Drawer isOpen={line !== null} onClose={close} title="Added to your cart" scrollLock="phone" footer={footer}>
      {shown && (
        <div className={styles.product}>
          {shown.picture && (
            <span className={styles.picture}>
              <Picture picture={shown.picture} sizes="8rem" widths={[128, 216, 320]} />
            </span>
          )}
          <div className={styles.facts}>
            <p className={styles.vendor}>{shown.vendor}</p>
            <p className={styles.title}>{shown.title}</p>
            <p className={styles.number}>{shown.partNumber}</p>
            {shown.options.map(({ name, value }) => (
              <p key={name}>
                {name}: {value}
              </p>
            ))}
            <Price priceCents={shown.priceCents} compareToPriceCents={shown.compareToPriceCents} />
          </div>
        </div>
      )}
    </Drawer>
  );
}
