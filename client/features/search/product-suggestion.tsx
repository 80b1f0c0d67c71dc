import type { ProductCard } from "#shared/contract/product-card.ts";
import { PartNumber } from "#client/ui/part-number.tsx";
import { Picture } from "#client/ui/picture.tsx";
import { Price } from "#client/ui/price.tsx";
import styles from "./product-suggestion.module.css";

/** A product as a line of the panel. */
export function ProductSuggestion({ product }: { product: ProductCard }) {
  return (
    <>
      {product.picture && (
        <Picture picture={product.picture} sizes="3.5rem" widths={[80, 120, 216]} isDecorative className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.title}>{product.title}</span>
        <span className={styles.vendor}>{product.vendor}</span>
        <PartNumber>{product.partNumber}</PartNumber>
      </span>
      <Price
        priceCents={product.priceCents}
        compareToPriceCents={product.compareToPriceCents}
        isFrom={product.maxPriceCents > product.priceCents}
      />
    </>
  );
}
