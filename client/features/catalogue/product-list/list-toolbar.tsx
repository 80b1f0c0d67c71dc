import type { ReactNode } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { Select } from "#client/ui/field/select.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { productSortOptions } from "#shared/domain/product/product-sort.ts";
import { filterPanelId, listFormId } from "./filters/list-form.ts";
import { filterCount, type ProductListState } from "./product-list-params.ts";
import styles from "./list-toolbar.module.css";

const sortId = "list-sort";

type ListToolbarProps = {
  total: number;
  fitment: ProductList["fitmentFilter"];
  state: ProductListState;
  onSort: (sort: string) => void;
  view?: ReactNode;
};

/** How many products there are, and how many of them are listed for the shopper's vehicle, the way to the filters on phones, and the order. */
export function ListToolbar({ total, fitment, state, onSort, view }: ListToolbarProps) {
  const filters = filterCount(state);
  return (
    <div className={styles.toolbar}>
      <p className={styles.total} role="status">
        {formatNumber(total)} {total === 1 ? "product" : "products"}
        {fitment && (
          <span className={styles.fits}>
            {fitment.fitCount || "None"} {fitment.fitCount === 1 ? "fits" : "fit"} your {fitment.vehicleName}
          </span>
        )}
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
        <Button type="submit" form={listFormId} variant="secondary">
          Sort
        </Button>
      </noscript>
    </div>
  );
}
