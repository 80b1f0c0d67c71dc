import { ProductCardMini } from "#client/features/catalogue/product-card-mini.tsx";
import { RecentlyViewed } from "#client/features/recently-viewed/recently-viewed.tsx";

/** What the shopper looked at before, on pages that have no product of their own. */
export function PageRecentlyViewed() {
  return <RecentlyViewed renderCard={(product) => <ProductCardMini product={product} />} />;
}
