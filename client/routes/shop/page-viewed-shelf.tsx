import { report } from "#client/features/analytics/report.ts";
import { useCart } from "#client/features/cart/use-cart.ts";
import { ProductCardMini } from "#client/features/catalogue/card/product-card-mini.tsx";
import type { ViewedProduct } from "#client/features/recently-viewed/viewed-product.ts";
import { ViewedShelf } from "#client/features/recently-viewed/viewed-shelf.tsx";

const list = { name: "Recently Viewed", queryId: null };

/** Nobody waits for the cart here: it is what the page has of it. */
const whatIsKnown = () => false;

/** The shelf of what was looked at, with what is reported of it. */
export function PageViewedShelf({ viewed }: { viewed: ViewedProduct[] }) {
  const { cart } = useCart(whatIsKnown);
  return (
    <ViewedShelf
      viewed={viewed}
      bought={cart?.lines.map(({ productHandle }) => productHandle) ?? []}
      onSeen={(products) => void report(({ viewItemList }) => viewItemList({ ...list, products, firstPosition: 1 }))}
      renderCard={(product, position, hasPrice) => (
        <ProductCardMini
          product={product}
          hasPrice={hasPrice}
          onSelect={() => void report(({ selectItem }) => selectItem(product, position, list))}
        />
      )}
    />
  );
}
