import { type ReactNode, Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { lapsedGifts } from "#shared/domain/cart/free-gift.ts";
import { keepAffiliateClick } from "#client/features/cart/commands/affiliate-click.ts";
import type { CartEvent } from "#client/features/cart/commands/cart-event.ts";
import { closeCartPanels, useCartPanel } from "#client/features/cart/cart-panel-store.ts";
import { cartStorageKey, readStoredCart, mayHaveCart } from "#client/features/cart/copy/cart-storage.ts";
import { keepCartCopy } from "#client/features/cart/copy/keep-cart-copy.ts";
import { loadCartPanel, loadCartPanelsWhenIdle, loadRecentlyAddedPanel } from "#client/features/cart/load-cart-panels.ts";
import { cartQuery, copyReadAt, isConfirmed } from "#client/features/cart/queries.ts";
import { sendCartCommand } from "#client/features/cart/commands/send-cart-command.ts";
import { useCart, usePendingChanges } from "#client/features/cart/use-cart.ts";

const removalDebounceMs = 500;

/** Takes gifts out of the cart that it no longer earns, once it has been left alone for half a second, and says so. */
function useLapsedGifts(): void {
  const { cart, isConfirmed } = useCart(mayHaveCart);
  const { isPending } = usePendingChanges();
  const lapsed = cart && isConfirmed && !isPending ? lapsedGifts(cart.lines) : [];
  const changes = lapsed.map(({ line, keep }) => `${line.id} ${keep}`).join();

  // Once is enough: what the shop refuses to take out is settled at the checkout.
  const tried = useRef("");

  const takeOut = useEffectEvent(() => {
    tried.current = changes;
    for (const { line, keep } of lapsed) sendCartCommand({ intent: "update", lineId: line.id, quantity: keep });
    const names = Array.from(new Set(lapsed.map(({ line }) => line.title))).join(", ");
    notify({ type: "info", message: `We took out the free ${names}: your cart no longer earns it.` });
  });

  useEffect(() => {
    if (changes === "" || changes === tried.current) return undefined;
    const timer = setTimeout(() => takeOut(), removalDebounceMs);
    return () => clearTimeout(timer);
  }, [changes]);
}

/** Has the panels' code at hand for whoever has something in the cart. An addition brings it by itself, and so does whoever is about to open the cart. */
function useLoadedPanels(): void {
  const { cart } = useCart(mayHaveCart);
  const isFilled = cart !== undefined && cart.totalQuantity > 0;
  useEffect(() => {
    if (isFilled) loadCartPanelsWhenIdle();
  }, [isFilled]);
}

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
  useLoadedPanels();
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

/** Shows the browser's copy of the cart until the shop answers, keeps the copy, follows the other tabs, and fills a cart that was lost from the copy. */
function useStoredCart(): void {
  const queryClient = useQueryClient();
  const api = useApi();

  useEffect(() => {
    const { queryKey } = cartQuery(api);
    const queryHash = hashKey(queryKey);
    const stored = readStoredCart();
    const answer = queryClient.getQueryData(queryKey);
    const keep = keepCartCopy(api, queryClient);
    if (answer) keep(answer);
    else if (stored) {
      queryClient.setQueryData(queryKey, stored, { updatedAt: copyReadAt });
      // A browser that lost its cookies, but not its copy, has the cart filled again.
      void queryClient.prefetchQuery(cartQuery(api));
    }

    const listening = new AbortController();
    const { signal } = listening;
    const follow = ({ key }: StorageEvent) => {
      const cart = key === cartStorageKey ? readStoredCart() : null;
      if (!cart) return;
      queryClient.setQueryData(queryKey, cart);
      // A copy isn't all that the shop knows: this tab asks for the rest once it is looked at.
      void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
    };
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && void queryClient.invalidateQueries({ queryKey });
    window.addEventListener("storage", follow, { signal });
    window.addEventListener("pageshow", askAgain, { signal });
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success" || event.query.queryHash !== queryHash) return;
      const cart = queryClient.getQueryData(queryKey);
      if (cart && isConfirmed(event.query.state)) keep(cart);
    });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [queryClient, api]);
}
