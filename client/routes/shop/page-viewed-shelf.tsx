import { report } from "#client/features/analytics/report.ts";
import { ProductCardMini } from "#client/features/catalogue/card/product-card-mini.tsx";
import type { ViewedProduct } from "#client/features/recently-viewed/viewed-product.ts";
import { ViewedShelf } from "#client/features/recently-viewed/viewed-shelf.tsx";

const list = { name: "Recently Viewed", queryId: null };

/** The shelf of what was looked at, with what is reported of it. */
export function PageViewedShelf({ viewed }: { viewed: ViewedProduct[] }) {
  return (
    <ViewedShelf
      viewed={viewed}
      onSeen={(products) => void report(({ viewItemList }) => viewItemList({ ...list, products, firstPosition: 1 }))}
      renderCard={(product, position) => (
        <ProductCardMini product={product} onSelect={() => void report(({ selectItem }) => selectItem(product, position, list))} />
      )}
    />
  );
}
