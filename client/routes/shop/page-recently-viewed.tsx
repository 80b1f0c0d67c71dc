import { report } from "#client/features/analytics/report.ts";
import { ProductCardMini } from "#client/features/catalogue/card/product-card-mini.tsx";
import { RecentlyViewed } from "#client/features/recently-viewed/recently-viewed.tsx";
import type { ViewedProduct } from "#client/features/recently-viewed/viewed-product.ts";

const list = { name: "Recently Viewed", queryId: null };

/** What the shopper looked at before; on a product's page without the product itself. */
export function PageRecentlyViewed({ current }: { current?: ViewedProduct }) {
  return (
    <RecentlyViewed
      current={current}
      onSeen={(products) => void report(({ viewItemList }) => viewItemList({ ...list, products, firstPosition: 1 }))}
      renderCard={(product, position) => (
        <ProductCardMini product={product} onSelect={() => void report(({ selectItem }) => selectItem(product, position, list))} />
      )}
    />
  );
}
