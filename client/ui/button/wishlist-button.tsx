import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { wishesMax } from "#client/lib/wishlist/wishes.ts";
import { toggleWish, useWishlist } from "#client/lib/wishlist/wishlist-store.ts";
import { classNames } from "../class-names.ts";
import { notify } from "../feedback/notify.ts";
import { Icon } from "../picture/icon.tsx";
import { ScriptButton } from "./script-button.tsx";
import styles from "./wishlist-button.module.css";

type WishlistButtonProps = { product: Pick<ProductCard, "id" | "handle" | "title">; className?: string };

/** A heart, filled while the product is on the wishlist. */
export function WishlistButton({ product, className }: WishlistButtonProps) {
  const { wishes } = useWishlist();
  const toggle = () => {
    if (toggleWish(product)) return;
    notify({ type: "info", message: `Your wishlist is full: it holds ${wishesMax} parts. Remove one to save another.` });
  };
  return (
    <ScriptButton
      className={classNames(styles.heart, className)}
      aria-label={`Save ${product.title} to wishlist`}
      aria-pressed={wishes.some(({ id }) => id === product.id)}
      onClick={toggle}
    >
      <Icon of="heart" />
    </ScriptButton>
  );
}
