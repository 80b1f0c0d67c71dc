import { savingLabel } from "#shared/domain/product/product-card-rules.ts";
import { Price } from "#client/ui/text/price.tsx";
import styles from "./product-price.module.css";

type ProductPriceProps = { priceCents: number; compareToPriceCents: number | null; isFrom: boolean };

/** The price of the product page, with what it saves in brackets; another choice's is told to whoever listens. */
export function ProductPrice({ priceCents, compareToPriceCents, isFrom }: ProductPriceProps) {
  const saving = savingLabel(priceCents, compareToPriceCents);
  return (
    <div className={styles.price} role="status">
      <Price priceCents={priceCents} compareToPriceCents={compareToPriceCents} isFrom={isFrom} size="large" />
      {saving && <p className={styles.saving}>({saving})</p>}
      <p className={styles.tax}>Price includes GST</p>
    </div>
  );
}
