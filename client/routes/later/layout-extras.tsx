import { useEffect } from "react";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { CartPanels } from "#client/features/cart/cart-panels.tsx";
import { listenForMenu } from "#client/features/navigation/listen-for-menu.ts";
import { NotificationRegion } from "#client/ui/notification-region.tsx";

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
      <NotificationRegion />
    </>
  );
}
