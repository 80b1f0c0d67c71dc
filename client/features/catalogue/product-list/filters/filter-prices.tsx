import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { typedPriceRange } from "#shared/domain/product/price-range.ts";
import { productListSearch, readProductListState } from "../product-list-params.ts";
import styles from "./filter-prices.module.css";

const inDollars = (cents: number) => `$${formatNumber(Math.round(cents / 100))}`;

/** A price range in the shopper's own numbers, in place of those that the list offers. Before this code is there the list's form sends them. */
export function FilterPrices({ bounds }: { bounds: ProductList["priceBounds"] }) {
  const lowestRef = useRef<HTMLInputElement>(null);
  const highestRef = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const [lowest, highest] = [lowestRef.current, highestRef.current];
    const range = typedPriceRange(lowest?.value ?? "", highest?.value ?? "");
    if (range === null || lowest === null || highest === null) return;
    [lowest.value, highest.value] = ["", ""];
    const state = readProductListState(new URLSearchParams(search));
    const filters = { ...state.filters, price: [range] };
    void navigate(pathname + productListSearch({ ...state, filters, page: 1 }), { preventScrollReset: true });
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
