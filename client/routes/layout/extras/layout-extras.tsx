import { type InvalidateOptions, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { identifyCustomer } from "#client/features/analytics/data-layer.ts";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { loadLeaving } from "#client/features/cart/commands/command-queue.ts";
import { cartQuery } from "#client/features/cart/queries.ts";
import { CartPanels } from "#client/features/cart/view/panel/cart-panels.tsx";
import { CardAction } from "#client/features/catalogue/card/card-action.tsx";
import { productHref } from "#client/features/catalogue/card/product-href.ts";
import { GoesWellWith } from "#client/features/catalogue/product-page/goes-well-with.tsx";
import { listenForUnsavedPages } from "#client/features/content/listen-for-unsaved-pages.ts";
import { layoutQuery } from "#client/features/content/queries.ts";
import { GaragePanels } from "#client/features/garage/panel/garage-panels.tsx";
import { StoreBanner } from "#client/features/navigation/banners/store-banner.tsx";
import { loadMenuCode } from "#client/features/navigation/menu/script/load-menu-code.ts";
import { Session } from "#client/features/session/view/session.tsx";
import { StorePanels } from "#client/features/stores/finder/store-panels.tsx";
import { Wishlist } from "#client/features/wishlist/wishlist.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useSite } from "#client/lib/page/site.ts";
import { reportUncaughtErrors } from "#client/lib/reports/report-uncaught-errors.ts";
import { keepRegionCookies } from "#client/lib/storage/keep-region-cookies.ts";
import { keepModal } from "#client/ui/dialog/keep-modal.ts";
import { NotificationRegion } from "#client/ui/feedback/notification-region.tsx";
import type { CartLine } from "#shared/contract/cart.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";

const renderCardAction = (card: ProductCard) => <CardAction product={card} href={productHref(card.handle)} />;

const renderGoesWellWith = (line: CartLine) => <GoesWellWith handle={line.productHandle} />;

// Not an effect: a page that fails to start has none.
if (!import.meta.env.SSR) {
  reportUncaughtErrors(window);
  keepRegionCookies();
}

/** Runs something once the browser has nothing else to do: measuring must not show in what it measures. */
const runWhenIdle = (run: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run, 500));

/** A page that is left sooner isn't worth keeping for reading offline. */
const lookedAtMs = 5000;
const without = () => undefined;

/** Answers links that share a page. Before this listens, they write an email. */
function share(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-share]") : null;
  if (!link) return;
  event.preventDefault();
  const byMail = () => location.assign(link.href);
  import("#client/features/share/share-page.ts").then(
    ({ sharePage }) => sharePage(link.dataset.share ?? "", document.title, byMail),
    byMail,
  );
}

/** What no page needs to be shown: panels, notifications, the session, measuring, and listeners for the menu and for links that share. */
export function LayoutExtras() {
  const api = useApi();
  const { data: layout } = useSuspenseQuery(layoutQuery(api));
  const { tagManager, vitalsSampleRate = 0, areCopiesKept } = useSite();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const askForCart = (options?: InvalidateOptions) => void queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey }, options);

  useEffect(() => {
    if (!tagManager) return;
    import("#client/features/analytics/start-tag-manager.ts").then(({ startTagManager }) => startTagManager(tagManager)).catch(without);
  }, [tagManager]);

  useEffect(() => {
    if (Math.random() >= vitalsSampleRate || !("sendBeacon" in navigator)) return;
    runWhenIdle(() => void import("./page-measurement.ts").then(({ measureThisPage }) => measureThisPage()));
  }, [vitalsSampleRate]);

  const onSent = useEffectEvent(() => askForCart());
  useEffect(() => {
    if (!areCopiesKept || import.meta.env.DEV) return;
    const keep = async () => {
      const [{ keepCopies }] = await Promise.all([import("#client/features/offline/keep-copies.ts"), loadLeaving()]);
      await keepCopies(pathname, () => onSent());
    };
    // Without copies the page is as good as ever.
    const timer = setTimeout(() => runWhenIdle(() => void keep().catch(without)), lookedAtMs);
    return () => clearTimeout(timer);
  }, [areCopiesKept, pathname]);

  useEffect(() => {
    const listening = new AbortController();
    loadMenuCode(document, listening.signal);
    keepModal(document, listening.signal);
    document.addEventListener("click", share, { signal: listening.signal });
    listenForUnsavedPages(window, queryClient, api, listening.signal);
    return () => listening.abort();
  }, [api, queryClient]);
  return (
    <>
      <CartPanels freeShippingFromCents={layout.shipping.freeFromCents} onCartEvent={reportCartEvent} renderMore={renderGoesWellWith} />
      <GaragePanels />
      <StorePanels />
      <Wishlist renderAction={renderCardAction} />
      <Session
        onCustomer={({ id }) => {
          identifyCustomer(id);
          // A page that comes asks for both at once; that answer is the customer's already.
          askForCart({ cancelRefetch: false });
        }}
        onSignedOut={() => {
          identifyCustomer(null);
          queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith("account") });
          askForCart();
        }}
      />
      <NotificationRegion />
      <StoreBanner />
    </>
  );
}
