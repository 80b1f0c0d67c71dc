import type { ReactNode } from "react";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { stockLabel } from "#shared/domain/product/product-card-rules.ts";
import { PartNumber } from "#client/ui/text/part-number.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { Price } from "#client/ui/text/price.tsx";
import { StockLabel } from "#client/ui/feedback/stock-label.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import styles from "./product-suggestion.module.css";

/** A product as a line of the panel. */
export function ProductSuggestion({ product, fitment }: { product: ProductCard; fitment: ReactNode }) {
  const { picture, title, vendor, partNumber, availability, priceCents, maxPriceCents, compareToPriceCents } = product;
  return (
    <>
      {picture && <Picture picture={picture} sizes="3.5rem" widths={[80, 120, 216]} isDecorative className={styles.picture} />}
      <div className={styles.words}>
        <span className={styles.title}>
          <Unbroken>{title}</Unbroken>
        </span>
        <span className={styles.facts}>
          {vendor} <PartNumber>{partNumber}</PartNumber>
        </span>
        {fitment}
      </div>
      <span className={styles.offer}>
        <Price priceCents={priceCents} compareToPriceCents={compareToPriceCents} isFrom={maxPriceCents > priceCents} />
        <StockLabel className={styles.stock} availability={availability} text={stockLabel(availability)} />
      </span>
    </>
  );
}
