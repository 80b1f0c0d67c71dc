import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { Facet } from "#shared/contract/catalogue/search.ts";
import { type FacetName, filterNames } from "#shared/domain/product/filters.ts";
import { productListSearch, readProductListState, toggleFilter, withoutFilters } from "../product-list-params.ts";
import { filterValueLabel } from "./filter-value-label.ts";
import styles from "./active-filters.module.css";

/** What the list is narrowed to; each filter is taken away by its own link. */
export function ActiveFilters({ path, search, facets }: { path: string; search: string; facets: Facet[] }) {
  const state = readProductListState(new URLSearchParams(search));
  const chosen: { name: FacetName; value: string }[] = filterNames.flatMap((name) =>
    (state.filters[name] ?? []).map((value) => ({ name, value })),
  );
  if (state.isOnSaleOnly) chosen.push({ name: "on_sale", value: "true" });
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Active filters">
      {chosen.map(({ name, value }) => (
        <li key={`${name}:${value}`}>
          <a className={styles.chip} rel="nofollow" href={path + productListSearch(toggleFilter(state, name, value, false))}>
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {filterValueLabel(facets, name, value)}
            <Icon of="x" size="small" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} rel="nofollow" href={path + productListSearch(withoutFilters(state))}>
          Clear all
        </a>
      </li>
    </ul>
  );
}
