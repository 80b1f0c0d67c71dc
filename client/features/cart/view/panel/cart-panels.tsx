import { type ReactNode, Suspense, lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useLatched } from "#client/lib/use-latched.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { keepAffiliateClick } from "#client/features/cart/commands/affiliate-click.ts";
import type { CartEvent } from "#client/features/cart/commands/events/cart-event.ts";
import { closeCartPanels, useCartPanel } from "#client/features/cart/cart-panel-store.ts";
import { hasStoredCart, mayHaveCart } from "#client/features/cart/copy/cart-storage.ts";
import { loadCartPanels } from "#client/features/cart/load-cart-panels.ts";
import { cartQuery } from "#client/features/cart/queries.ts";
import { useCart } from "#client/features/cart/use-cart.ts";

/** Whether there is something in the cart, or a copy of it, that has to be kept in step; from then on there is. */
function useIsKept(): boolean {
  const queryClient = useQueryClient();
  const api = useApi();
  const { cart } = useCart(mayHaveCart);
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && cart !== undefined && cart.totalQuantity > 0) setIsWanted(true);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = () => setIsWanted((was) => was || hasStoredCart());
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey });
    };
    look();
    window.addEventListener("storage", look, { signal });
    window.addEventListener("pageshow", askAgain, { signal });
    return () => listening.abort();
  }, [queryClient, api]);

  return isWanted;
}

/** Without it the shop's answers are all that is shown. */
const NoKeeper = () => null;

const CartPanel = lazy(async () => ({ default: (await loadCartPanels()).CartPanel }));
const CartKeeper = lazy(() =>
  loadCartPanels().then(
    ({ CartKeeper: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoKeeper }),
  ),
);
const RecentlyAddedPanel = lazy(async () => ({ default: (await loadCartPanels()).RecentlyAddedPanel }));

type CartPanelsProps = {
  freeShippingFromCents: number;
  onCartEvent: (event: CartEvent) => void;
  /** What else to look at, given what was just added. */
  renderMore: (line: CartLine) => ReactNode;
};

/** Has the cart kept where there is one, keeps the affiliate's click, and loads the cart's panels when they are first opened. */
export function CartPanels({ freeShippingFromCents, onCartEvent, renderMore }: CartPanelsProps) {
  const isKept = useIsKept();
  const { key, search } = useLocation();
  useEffect(keepAffiliateClick, [search]);
  const { open, recentlyAdded } = useCartPanel();
  const wasCartOpened = useLatched(open === "cart");
  const wasAdditionShown = useLatched(open === "recently-added");
  return (
    <>
      <Suspense>{isKept && <CartKeeper onCartEvent={onCartEvent} />}</Suspense>
      <Suspense>
        <CloseWhenLeft key={key} />
        {wasCartOpened && <CartPanel isOpen={open === "cart"} freeShippingFromCents={freeShippingFromCents} onCartEvent={onCartEvent} />}
        {wasAdditionShown && (
          <RecentlyAddedPanel added={recentlyAdded} freeShippingFromCents={freeShippingFromCents} renderMore={renderMore} />
        )}
      </Suspense>
    </>
  );
}

/** Lives as long as the page does; a panel never stays open over the next one. */
function CloseWhenLeft() {
  useEffect(() => closeCartPanels, []);
  return null;
}
