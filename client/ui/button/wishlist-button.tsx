import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import styles from "./wishlist-button.module.css";

type WishlistButtonProps = { product: Pick<ProductCard, "id" | "handle" | "title">; className?: string };

/** A heart. What it does and whether it is filled is the wishlist's business, which finds it by its attribute; until then it keeps its room and stays unseen. */
export function WishlistButton({ product: { id, handle, title }, className }: WishlistButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      data-wishlist={id}
      data-handle={handle}
      data-title={title}
      aria-label={`Save ${title} to wishlist`}
      aria-pressed="false"
      suppressHydrationWarning
    >
      <Icon of="heart" />
    </button>
  );
}
