import type { SubmitEvent } from "react";
import { formatNumber } from "#shared/domain/number-format.ts";
import type { Facet, ProductList } from "#shared/contract/search.ts";
import { Button } from "#client/ui/button.tsx";
import { Disclosure } from "#client/ui/disclosure.tsx";
import { facetTitles } from "./facet-titles.ts";
import { FilterPrices } from "./filter-prices.tsx";
import { FilterValues } from "./filter-values.tsx";
import { type FilterName, filterPanelId, listFormId } from "./list-form.ts";
import { filterCount, hasFilter, type ProductListState, readProductListState } from "./product-list-params.ts";
import styles from "./filter-panel.module.css";

type FilterPanelProps = {
  facets: Facet[];
  state: ProductListState;
  total: number;
  priceBounds: ProductList["priceBounds"];
  onToggle: (name: FilterName, value: string, isOn: boolean) => void;
  /** The form's whole state, as it would be sent. */
  onSubmit: (state: ProductListState) => void;
};

const openGroups = 3;

/** Everything a list can be narrowed by: beside the list on wide screens, in a drawer on phones. Its form works without any script. */
export function FilterPanel({ facets, state, total, priceBounds, onToggle, onSubmit }: FilterPanelProps) {
  const shown = facets.filter((facet) => facet.values.length > 0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(readProductListState(formParams(event.currentTarget)));
  };
  return (
    <div className={styles.panel} id={filterPanelId} popover="auto" role="group" aria-label="Filters">
      <div className={styles.head}>
        <p className={styles.title}>Filters{filterCount(state) > 0 && ` (${filterCount(state)})`}</p>
        <button type="button" className={styles.close} popoverTarget={filterPanelId} popoverTargetAction="hide">
          Close
        </button>
      </div>
      <form method="get" id={listFormId} className={styles.form} onSubmit={submit}>
        {state.q && <input type="hidden" name="q" value={state.q} />}
        {state.fits && <input type="hidden" name="fits" value={state.fits} />}
        {state.view === "list" && <input type="hidden" name="view" value="list" />}
        {shown.map((facet, index) => (
          <Disclosure
            key={facet.name}
            title={facetTitles[facet.name]}
            isOpen={index < openGroups || facet.values.some(({ value }) => hasFilter(state, facet.name, value))}
          >
            <FilterValues facet={facet} state={state} onToggle={onToggle} />
            {facet.name === "price" && <FilterPrices key={state.filters.price?.join()} bounds={priceBounds} />}
          </Disclosure>
        ))}
        {shown.length === 0 && <p className={styles.none}>There is nothing to filter by here.</p>}
        <noscript>
          <Button type="submit" isWide>
            Apply filters
          </Button>
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

function formParams(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return params;
}
