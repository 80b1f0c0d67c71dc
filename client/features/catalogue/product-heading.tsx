import type { Product } from "#shared/contract/product.ts";
import { brandHref } from "#shared/domain/product-card-rules.ts";
import { PartNumber } from "#client/ui/part-number.tsx";
import styles from "./product-heading.module.css";

/** What it is, who makes it, and its numbers. */
export function ProductHeading({ product, sku }: { product: Product; sku: string }) {
  return (
    <header className={styles.heading}>
      <a className={styles.brand} href={brandHref(product)}>
        {product.vendor}
      </a>
      <h1 className={styles.title}>{product.title}</h1>
      <dl className={styles.numbers}>
        <div>
          <dt>Part number</dt>
          <dd>
            <PartNumber>{product.partNumber}</PartNumber>
          </dd>
        </div>
        {sku !== product.partNumber && (
          <div>
            <dt>SKU</dt>
            <dd>
              <PartNumber>{sku}</PartNumber>
            </dd>
          </div>
        )}
      </dl>
      {product.replacedByHandle && (
        <p className={styles.notice}>
          This part number has been replaced. <a href={`/products/${product.replacedByHandle}`}>See the part that took its place</a>
        </p>
      )}
    </header>
  );
}
