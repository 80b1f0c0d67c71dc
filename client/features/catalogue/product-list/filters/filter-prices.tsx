import { useEffect, useEffectEvent, useRef } from "react";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { typedPriceRange } from "#shared/domain/product/price-range.ts";
import { type ProductListState, readProductListState } from "../product-list-params.ts";
import styles from "./filter-prices.module.css";

const inDollars = (cents: number) => `$${formatNumber(Math.round(cents / 100))}`;

type FilterPricesProps = {
  bounds: ProductList["priceBounds"];
  /** The state that was asked for last, as an address has it. */
  search: string;
  onChange: (state: ProductListState) => void;
};

/** A price range in the shopper's own numbers, in place of those that the list offers. Before this code is there the list's form sends them. */
export function FilterPrices({ bounds, search, onChange }: FilterPricesProps) {
  const lowestRef = useRef<HTMLInputElement>(null);
  const highestRef = useRef<HTMLInputElement>(null);

  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const [lowest, highest] = [lowestRef.current, highestRef.current];
    const range = typedPriceRange(lowest?.value ?? "", highest?.value ?? "");
    if (range === null || lowest === null || highest === null) return;
    [lowest.value, highest.value] = ["", ""];
    const state = readProductListState(new URLSearchParams(search));
    onChange({ ...state, filters: { ...state.filters, price: [range] }, page: 1 });
  });
  useEffect(() => {
    const form = lowestRef.current?.form;
    form?.addEventListener("submit", submit);
    return () => form?.removeEventListener("submit", submit);
  }, []);

  const box = {
    className: styles.box,
    inputMode: "decimal",
    autoComplete: "off",
    maxLength: 12,
    pattern: "[$\\d,. ]*",
    title: "Dollars, such as 150",
  } as const;
  return (
    <div className={styles.range}>
      <input {...box} ref={lowestRef} name="price_min" aria-label="Lowest price" placeholder={bounds ? inDollars(bounds.minCents) : "$"} />
      to
      <input
        {...box}
        ref={highestRef}
        name="price_max"
        aria-label="Highest price"
        placeholder={bounds ? inDollars(bounds.maxCents) : "$"}
      />
      <button className={styles.go} type="submit">
        Go
      </button>
    </div>
  );
}
