import { type ComponentType, lazy } from "react";
import { RecentlyViewed } from "#client/features/recently-viewed/recently-viewed.tsx";
import type { ViewedProduct } from "#client/features/recently-viewed/viewed-product.ts";

type Shelf = ComponentType<{ viewed: ViewedProduct[] }>;

const NoShelf: Shelf = () => null;

// Without it the page is as good as ever.
const PageViewedShelf = lazy<Shelf>(() =>
  import("./page-viewed-shelf.tsx").then(
    ({ PageViewedShelf: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoShelf }),
  ),
);

/** What the shopper looked at before; on a product's page without the product itself. */
export function PageRecentlyViewed({ current }: { current?: ViewedProduct }) {
  return <RecentlyViewed current={current} renderShelf={(viewed) => <PageViewedShelf viewed={viewed} />} />;
}
