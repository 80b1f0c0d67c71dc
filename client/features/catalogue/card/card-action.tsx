import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { vehicleAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { isAddedFromCard } from "#shared/domain/product/product-card-rules.ts";
import styles from "./card-action.module.css";

/** Adds one to the cart, or leads to the product where there is something left to choose or to know. For a part that doesn't fit the button is a quiet one. */
export function CardAction({ product, href, onSelect }: { product: ProductCard; href: string; onSelect?: () => void }) {
  if (!isAddedFromCard(product)) {
    return (
      <ButtonLink href={href} variant="secondary" isWide className={styles.button} onClick={onSelect}>
        View Details<VisuallyHidden> {product.title}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <form method="post" action="/cart" data-cart-form>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={product.variantId} />
      <input type="hidden" name="name" value={product.title} />
      {product.fitment?.car && <input type="hidden" name={`attribute:${vehicleAttribute}`} value={product.fitment.car} />}
      {href.includes("?") && <input type="hidden" name="search" value={href.slice(href.indexOf("?"))} />}
      <Button type="submit" variant={product.fitment?.status === "does-not-fit" ? "quiet" : "primary"} isWide className={styles.button}>
        Add to Cart<VisuallyHidden> {product.title}</VisuallyHidden>
      </Button>
    </form>
  );
}
