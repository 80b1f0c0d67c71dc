import type { ReactNode } from "react";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { brandHref } from "#shared/domain/product/product-card-rules.ts";
import { PartNumber } from "#client/ui/text/part-number.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import styles from "./product-heading.module.css";

type ProductHeadingProps = { product: Product; sku: string | null; besideBrand?: ReactNode };

/** What it is, who makes it, and its numbers. */
export function ProductHeading({ product, sku, besideBrand }: ProductHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.top}>
        <a className={styles.brand} href={brandHref(product)}>
          {product.vendor}
        </a>
        {besideBrand}
      </div>
      <h1 className={styles.title}>
        <Unbroken>{product.title}</Unbroken>
      </h1>
      <dl className={styles.numbers}>
        <div>
          <dt>Part number</dt>
          <dd>
            <PartNumber>{product.partNumber}</PartNumber>
          </dd>
        </div>
        {sku !== null && sku !== product.partNumber && (
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
