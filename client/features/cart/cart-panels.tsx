import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { CartLine } from "#shared/contract/cart.ts";
import { keepAffiliateClick } from "./affiliate-click.ts";
import type { CartEvent } from "./cart-event.ts";
import { closeCartPanels, useCartPanel } from "./cart-panel-store.ts";
import { loadCartPanel, loadCartWhenIdle, loadRecentlyAddedPanel } from "./load-cart-code.ts";
import { useLapsedGifts } from "./use-lapsed-gifts.ts";
import { useStoredCart } from "./use-stored-cart.ts";

const CartPanel = lazy(async () => ({ default: (await loadCartPanel()).CartPanel }));
const RecentlyAddedPanel = lazy(async () => ({ default: (await loadRecentlyAddedPanel()).RecentlyAddedPanel }));

type CartPanelsProps = {
  freeShippingFromCents: number;
  onCartEvent?: (event: CartEvent) => void;
  /** What else to look at, given what was just added. */
  renderMore?: (line: CartLine) => ReactNode;
};

/** Keeps the browser's copy of the cart, its gifts and the affiliate's click, and loads the cart's panels when they are first opened. */
export function CartPanels({ freeShippingFromCents, onCartEvent, renderMore }: CartPanelsProps) {
  useStoredCart();
  useLapsedGifts();
  useEffect(loadCartWhenIdle, []);
  const { key, search } = useLocation();
  useEffect(keepAffiliateClick, [search]);
  const { open, recentlyAdded } = useCartPanel();
  const [wasOpened, setWasOpened] = useState({ cart: false, recentlyAdded: false });
  if (open === "cart" && !wasOpened.cart) setWasOpened({ ...wasOpened, cart: true });
  if (open === "recently-added" && !wasOpened.recentlyAdded) setWasOpened({ ...wasOpened, recentlyAdded: true });
  return (
    <Suspense>
      <CloseWhenLeft key={key} />
      {wasOpened.cart && <CartPanel isOpen={open === "cart"} freeShippingFromCents={freeShippingFromCents} onCartEvent={onCartEvent} />}
      {wasOpened.recentlyAdded && (
        <RecentlyAddedPanel added={recentlyAdded} freeShippingFromCents={freeShippingFromCents} renderMore={renderMore} />
      )}
    </Suspense>
  );
}

/** Lives as long as the page does; a panel never stays open over the next one. */
function CloseWhenLeft() {
  useEffect(() => closeCartPanels, []);
  return null;
}
