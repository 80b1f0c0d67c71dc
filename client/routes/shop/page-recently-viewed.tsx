import { RecentlyViewed } from "#client/features/recently-viewed/recently-viewed.tsx";
import type { ViewedProduct } from "#client/features/recently-viewed/viewed-product.ts";

const loadShelf = async () => (await import("./page-viewed-shelf.tsx")).PageViewedShelf;

/** What the shopper looked at before; on a product's page without the product itself. */
export function PageRecentlyViewed({ current }: { current?: ViewedProduct }) {
  return <RecentlyViewed current={current} loadShelf={loadShelf} />;
}
