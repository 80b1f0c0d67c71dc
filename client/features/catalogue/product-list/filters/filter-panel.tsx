import type { RefObject } from "react";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { Button } from "#client/ui/button/button.tsx";
import { Disclosure } from "#client/ui/text/disclosure.tsx";
import type { Facet, ProductList } from "#shared/contract/catalogue/search.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { type ProductListState, filterCount, hasFilter, productListSearch, withoutFilters } from "../product-list-params.ts";
import { facetTitles } from "./filter-value-label.ts";
import { FilterValues } from "./filter-values.tsx";
import { filterPanelId, listFormId } from "./list-form.ts";
import styles from "./filter-panel.module.css";
import { listParts } from "../load-list-parts.ts";

type FilterPanelProps = {
  formRef: RefObject<HTMLFormElement | null>;
  facets: Facet[];
  state: ProductListState;
  total: number;
  priceBounds: ProductList["priceBounds"];
  onChange: (state: ProductListState) => void;
};

const FilterPrices = lazyPart(async () => (await listParts()).FilterPrices);
const StoreFilter = lazyPart(async () => (await listParts()).StoreFilter);

const openGroups = 3;

/** Everything a list can be narrowed by: beside the list on wide screens, in a drawer on phones. Its form works without any script. */
export function FilterPanel({ formRef, facets, state, total, priceBounds, onChange }: FilterPanelProps) {
  const stores = facets.find(({ name }) => name === "store");
  const shown = facets.filter((facet) => facet !== stores && facet.values.length > 0);
  const chosenCount = filterCount(state);
  const search = productListSearch(state);
  return (
    <div className={styles.panel} id={filterPanelId} popover="auto" role="group" aria-label="Filters">
      <div className={styles.head}>
        <p className={styles.title}>Filters{chosenCount > 0 && ` (${chosenCount})`}</p>
        {chosenCount > 0 && (
          <a className={styles.close} rel="nofollow" href={productListSearch(withoutFilters(state)) || "?"}>
            Clear all
          </a>
        )}
        <button type="button" className={styles.close} popoverTarget={filterPanelId} popoverTargetAction="hide">
          Close
        </button>
      </div>
      <form ref={formRef} method="get" id={listFormId} className={styles.form} autoComplete="off">
        {state.q && <input type="hidden" name="q" value={state.q} />}
        {state.fits && <input type="hidden" name="fits" value={state.fits} />}
        {stores && (
          <Disclosure title={facetTitles.store} isOpen>
            <StoreFilter facet={stores} search={search} onChange={onChange} />
          </Disclosure>
        )}
        {shown.map((facet, index) => (
          <Disclosure
            key={facet.name}
            title={facetTitles[facet.name]}
            isOpen={index < openGroups || facet.values.some(({ value }) => hasFilter(state, facet.name, value))}
          >
            <FilterValues facet={facet} state={state} onChange={onChange} />
            {facet.name === "price" && <FilterPrices bounds={priceBounds} search={search} onChange={onChange} />}
          </Disclosure>
        ))}
        {shown.length === 0 && <p className={styles.none}>There is nothing to filter by here.</p>}
        <noscript>
          {import.meta.env.SSR && (
            <Button type="submit" isWide className={styles.apply}>
              Apply filters
            </Button>
          )}
        </noscript>
      </form>
      <div className={styles.foot}>
        <button type="button" className={styles.show} popoverTarget={filterPanelId} popoverTargetAction="hide">
          Show {formatNumber(total)} {total === 1 ? "product" : "products"}
        </button>
      </div>
    </div>
  );
}
