import { useEffect } from "react";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { CartPanels } from "#client/features/cart/cart-panels.tsx";
import { CardAction } from "#client/features/catalogue/card-action.tsx";
import { productHref } from "#client/features/catalogue/product-href.ts";
import { listenForMenu } from "#client/features/navigation/listen-for-menu.ts";
import { Wishlist } from "#client/features/wishlist/wishlist.tsx";
import { NotificationRegion } from "#client/ui/notification-region.tsx";
import type { ProductCard } from "#shared/contract/product-card.ts";

const renderCardAction = (card: ProductCard) => <CardAction product={card} href={productHref(card.handle)} />;

/** What the layout does only once the shopper does something: open panels, tell what happened, follow the mouse through the menu. */
export function LayoutExtras() {
  useEffect(() => {
    const listening = new AbortController();
    listenForMenu(document, listening.signal);
    return () => listening.abort();
  }, []);
  return (
    <>
      <CartPanels onCartEvent={reportCartEvent} />
      <Wishlist renderAction={renderCardAction} />
      <NotificationRegion />
    </>
  );
}
