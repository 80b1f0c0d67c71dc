import { formatNumber } from "#shared/domain/number-format.ts";
import type { ProductList } from "#shared/contract/search.ts";
import styles from "./filter-prices.module.css";

const inDollars = (cents: number) => `$${formatNumber(Math.round(cents / 100))}`;

/** A price range in the shopper's own numbers; submitting the list's form sends them. */
export function FilterPrices({ bounds }: { bounds: ProductList["priceBounds"] }) {
  const box = (name: string, label: string, cents: number | undefined) => (
    <input
      className={styles.box}
      name={name}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder={cents === undefined ? "$" : inDollars(cents)}
    />
  );
  return (
    <div className={styles.range}>
      {box("price_min", "Lowest price", bounds?.minCents)}
      to
      {box("price_max", "Highest price", bounds?.maxCents)}
      <button className={styles.go} type="submit">
        Go
      </button>
    </div>
  );
}
