import { type ReactNode, useState } from "react";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Drawer } from "#client/ui/dialog/drawer.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { SavedProducts } from "./saved-products.tsx";
import { useWishlist } from "#client/lib/wishlist/wishlist-store.ts";
import { wishesMax } from "#client/lib/wishlist/wishes.ts";
import styles from "./wishlist-panel.module.css";

type WishlistPanelProps = { isOpen: boolean; onClose: () => void; renderAction: (card: ProductCard) => ReactNode };

/** The saved products beside the page. */
export function WishlistPanel({ isOpen, onClose, renderAction }: WishlistPanelProps) {
  const { wishes, isKept } = useWishlist();
  const [opening, setOpening] = useState({ isOpen: false, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Wishlist" scrollLock="phone">
      {!isKept && (
        <p className={styles.note}>Your browser doesn't let us keep this list, so it lasts only until you close or reload the page.</p>
      )}
      <div role="status">
        {wishes.length === 0 ? (
          <EmptyState
            icon="heart"
            title="Your wishlist is empty"
            text="Press the heart on a part to keep it here."
            action={
              <Button variant="secondary" onClick={onClose}>
                Continue Shopping
              </Button>
            }
          />
        ) : (
          <p className={styles.count}>
            {wishes.length} {wishes.length === 1 ? "part" : "parts"}
            {wishes.length >= wishesMax && ": your wishlist is full"}
          </p>
        )}
      </div>
      {wishes.length > 0 && <SavedProducts key={opening.count} wishes={wishes} renderAction={renderAction} />}
    </Drawer>
  );
}
