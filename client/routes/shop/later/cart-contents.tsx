import { useSuspenseQuery } from "@tanstack/react-query";
import { useReport } from "#client/features/analytics/use-report.ts";
import { CartView } from "#client/features/cart/view/cart-view.tsx";
import { cartQuery } from "#client/features/cart/queries.ts";
import { readSearchCart } from "#client/features/cart/commands/search-cart-cookie.ts";
import { layoutQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { PageRecentlyViewed } from "../page-recently-viewed.tsx";

/** What the cart's page holds below its heading. `first` is the cart that the server's HTML shows: it may have changed before this code came, and HTML is taken over as it is. */
export function CartContents({ first }: { first: Cart }) {
  const api = useApi();
  const isHydrated = useHydrated();
  const { data: current } = useSuspenseQuery(cartQuery(api));
  const cart = isHydrated ? current : first;
  const { data: layout } = useSuspenseQuery(layoutQuery(api));
  const isEmpty = cart.totalQuantity === 0;
  useReport(isEmpty ? null : "cart", ({ viewCart }) => viewCart(cart, readSearchCart()));
  return (
    <>
      <CartView cart={cart} freeShippingFromCents={layout.shipping.freeFromCents} />
      {isEmpty && <PageRecentlyViewed />}
    </>
  );
}
