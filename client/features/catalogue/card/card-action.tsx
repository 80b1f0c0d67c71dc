import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { CardFitment } from "#shared/contract/catalogue/fitment.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { vehicleAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { additionName, packAddition } from "#shared/domain/cart/packed-form.ts";
import { isAddedFromCard } from "#shared/domain/product/product-card-rules.ts";
import styles from "./card-action.module.css";
import { cardFormId } from "./card-form.tsx";

type AddedProduct = Pick<ProductCard, "variantId" | "title" | "availability" | "hasVariants" | "isInStoreOnly"> & {
  fitment: Pick<CardFitment, "status" | "car"> | null;
};

/** Adds one to the cart, or leads to the product where there is something left to choose or to know. For a part that doesn't fit the button is a quiet one. */
export function CardAction({ product, href, onSelect }: { product: AddedProduct; href: string; onSelect?: () => void }) {
  if (!isAddedFromCard(product)) {
    return (
      <ButtonLink href={href} variant="secondary" isWide className={styles.button} onClick={onSelect}>
        View Details<VisuallyHidden> {product.title}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <Button
      type="submit"
      form={cardFormId}
      name={additionName}
      value={additionOf(product, href)}
      variant={product.fitment?.status === "does-not-fit" ? "quiet" : "primary"}
      isWide
      className={styles.button}
    >
      Add to Cart<VisuallyHidden> {product.title}</VisuallyHidden>
    </Button>
  );
}

/** The link's query tells the search that the part was found with. */
export function additionOf({ variantId, title, fitment }: AddedProduct, href: string): string {
  return packAddition({
    variantId,
    name: title,
    ...(fitment?.car && { [`attribute:${vehicleAttribute}`]: fitment.car }),
    search: href.split("?")[1] ?? "",
  });
}
