import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { CartEvent } from "./cart-event.ts";
import { closeCartPanels, useCartPanel } from "./cart-panel-store.ts";
import { loadCartPanel, loadCartWhenIdle, loadRecentlyAddedPanel } from "./load-cart-code.ts";
import { useStoredCart } from "./use-stored-cart.ts";

const CartPanel = lazy(async () => ({ default: (await loadCartPanel()).CartPanel }));
const RecentlyAddedPanel = lazy(async () => ({ default: (await loadRecentlyAddedPanel()).RecentlyAddedPanel }));

/** Keeps the browser's copy of the cart, and loads the cart's panels when they are first opened. */
export function CartPanels({ onCartEvent }: { onCartEvent?: (event: CartEvent) => void }) {
  useStoredCart();
  useEffect(loadCartWhenIdle, []);
  const { key } = useLocation();
  const { open, recentlyAdded } = useCartPanel();
  const [wasOpened, setWasOpened] = useState({ cart: false, recentlyAdded: false });
  if (open === "cart" && !wasOpened.cart) setWasOpened({ ...wasOpened, cart: true });
  if (open === "recently-added" && !wasOpened.recentlyAdded) setWasOpened({ ...wasOpened, recentlyAdded: true });
  return (
    <Suspense>
      <CloseWhenLeft key={key} />
      {wasOpened.cart && <CartPanel isOpen={open === "cart"} onCartEvent={onCartEvent} />}
      {wasOpened.recentlyAdded && <RecentlyAddedPanel line={recentlyAdded} />}
    </Suspense>
  );
}

/** Lives as long as the page does; a panel never stays open over the next one. */
function CloseWhenLeft() {
  useEffect(() => closeCartPanels, []);
  return null;
}
