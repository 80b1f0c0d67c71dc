import type { ReactNode } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { Select } from "#client/ui/field/select.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { formatNumber } from "#shared/domain/money.ts";
import { productSortOptions } from "#shared/domain/product/product-sort.ts";
import { filterPanelId, listFormId } from "./filters/list-form.ts";
import { filterCount, type ProductListState } from "./product-list-params.ts";
import styles from "./list-toolbar.module.css";

const sortId = "list-sort";

type ListToolbarProps = {
  total: number;
  /** How many of them fit the shopper's vehicle, in words. */
  fitText: string | undefined;
  state: ProductListState;
  onSort: (sort: string) => void;
  view?: ReactNode;
};

/** How many products there are, the way to the filters on phones, and the order. */
export function ListToolbar({ total, fitText, state, onSort, view }: ListToolbarProps) {
  const filters = filterCount(state);
  return (
    <div className={styles.toolbar}>
      <p className={styles.total} role="status">
        <span>
          {formatNumber(total)} {total === 1 ? "product" : "products"}
        </span>
        {fitText && <span className={styles.fits}>{fitText}</span>}
      </p>
      {view}
      <button type="button" className={styles.filters} popoverTarget={filterPanelId}>
        <Icon of="sliders-horizontal" size="small" />
        Filters{filters > 0 && ` (${filters})`}
      </button>
      <div className={styles.sort}>
        <label className={styles.label} htmlFor={sortId}>
          Sort by
        </label>
        <Select
          id={sortId}
          name="sort"
          form={listFormId}
          options={productSortOptions(state.q !== "")}
          value={state.sort}
          onChange={(event) => onSort(event.currentTarget.value)}
        />
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" form={listFormId} variant="secondary">
            Sort
          </Button>
        )}
      </noscript>
    </div>
  );
}
