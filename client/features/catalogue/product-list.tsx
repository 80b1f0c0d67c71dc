import type { ReactNode } from "react";
import type { ProductList as ProductListData } from "#shared/contract/search.ts";
import { isProductSort } from "#shared/domain/product-sort.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Pagination } from "#client/ui/pagination.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { filterCount, productListSearch, type ProductListState, toggleFilter } from "./product-list-params.ts";
import { useListNavigation } from "./use-list-navigation.ts";
import { PastTheEnd } from "./past-the-end.tsx";
import { ViewToggle } from "./view-toggle.tsx";
import styles from "./product-list.module.css";

type ProductListProps = {
  /** The page's path, without its query. */
  path: string;
  list: ProductListData;
  state: ProductListState;
  /** What stands in place of the products when there are none. */
  empty: ReactNode;
  /** The products themselves. */
  children: ReactNode;
};

/** A list of products with everything that steers it; all of its state is in the URL. */
export function ProductList({ path, list, state, empty, children }: ProductListProps) {
  const { draft, change, isLoading } = useListNavigation(state);
  if (list.total === 0 && filterCount(state) === 0) return empty;
  const hrefOf = (page: number) => path + productListSearch({ ...state, page });
  return (
    <div className={styles.layout}>
      <aside className={styles.filters} aria-label="Filter products">
        <FilterPanel
          facets={list.facets}
          state={draft}
          total={list.total}
          priceBounds={list.priceBounds}
          onSubmit={change}
          onToggle={(name, value, isOn) => change(toggleFilter(draft, name, value, isOn))}
        />
      </aside>
      <div className={classNames(styles.results, isLoading && styles.loading)} aria-busy={isLoading || undefined}>
        <ListToolbar
          total={list.total}
          state={draft}
          onSort={(sort) => isProductSort(sort) && change({ ...draft, sort, page: 1 })}
          view={
            <ViewToggle
              view={draft.view}
              hrefOf={(view) => path + productListSearch({ ...state, view })}
              onChange={(view) => change({ ...draft, view })}
            />
          }
        />
        <ActiveFilters path={path} facets={list.facets} state={state} />
        {list.products.length === 0 ? list.total > 0 ? <PastTheEnd href={hrefOf(list.pageCount)} /> : empty : children}
        {list.pageCount > 1 && <Pagination page={list.page} pageCount={list.pageCount} hrefOf={hrefOf} />}
      </div>
    </div>
  );
}
