import { type ReactNode, useEffect } from "react";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { SavedProduct } from "./saved-product.tsx";
import { type SavedState, useSavedProducts } from "./use-saved-products.ts";
import type { Wish } from "#client/lib/wishlist/wish.ts";
import { refreshed, withoutWish } from "#client/lib/wishlist/wishes.ts";
import { readWishlist, storeWishes } from "#client/lib/wishlist/wishlist-store.ts";
import styles from "./saved-products.module.css";

type SavedProductsProps = { wishes: Wish[]; renderAction: (card: ProductCard) => ReactNode };

/** The list as it was last seen, and as the shop says it is now. */
export function SavedProducts({ wishes, renderAction }: SavedProductsProps) {
  const { cards, isError, retry, stateOf } = useSavedProducts(wishes);

  useEffect(() => {
    if (cards) storeWishes(refreshed(readWishlist().wishes, cards));
  }, [cards]);

  return (
    <>
      {isError && <ErrorPanel message="We couldn't check these parts just now. This is how you last saw them." onRetry={retry} />}
      <p className={styles.news} role="status">
        {newsOf(wishes.map(stateOf))}
      </p>
      <ul className={styles.list}>
        {wishes.map((wish) => (
          <li key={wish.id}>
            <SavedProduct wish={wish} state={stateOf(wish)} renderAction={renderAction} onRemove={remove} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the answer changes for the list as it was last seen. */
function newsOf(states: SavedState[]): string {
  const goneCount = states.filter((state) => state === "gone").length;
  const outCount = states.filter((state) => typeof state === "object" && state.availability === "out-of-stock").length;
  return [goneCount > 0 && `${goneCount} no longer sold`, outCount > 0 && `${outCount} out of stock`].filter(Boolean).join(", ");
}

function remove(id: string): void {
  storeWishes(withoutWish(readWishlist().wishes, id));
}
