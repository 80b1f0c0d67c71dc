import type { ReactNode } from "react";
import { NoProducts } from "#client/features/catalogue/product-list/no-products.tsx";
import { ProductList } from "#client/features/catalogue/product-list/product-list.tsx";
import { filterCount, type ProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import type { ProductList as ProductListData } from "#shared/contract/catalogue/search.ts";
import { addressBelow } from "#shared/domain/product/limited-address.ts";
import { type Limits, limitedPath, trailOf } from "./limits.ts";
import type { CategoryLink } from "./offered-categories.ts";
import { ProductCards } from "../shop/list/product-cards.tsx";
import categoryStyles from "../shop/list/category.module.css";
import styles from "./limited-list.module.css";

type LimitedListProps = {
  limits: Limits;
  title: string;
  /** The categories that the list offers. */
  ways: readonly CategoryLink[];
  list: ProductListData | null;
  state: ProductListState;
  children?: ReactNode;
};

/** A category's list, limited to a brand or a vehicle. */
export function LimitedList({ limits, title, ways, list, state, children }: LimitedListProps) {
  const { base, category } = limits;
  const path = limitedPath(limits);
  const trail = trailOf(limits);
  const up = trail.at(-1) ?? { label: "All Categories", url: "/parts" };
  return (
    <div className={categoryStyles.page}>
      <Breadcrumbs links={trail} current={category?.title ?? base.label} />
      <h1 className={categoryStyles.title}>{title}</h1>
      {children}
      <WaysDown base={base.url} ways={ways} />
      <ProductList
        path={path}
        list={list}
        state={state}
        empty={
          <NoProducts
            title="No products found within the category."
            isFiltered={filterCount(state) > 0}
            path={path}
            upLabel={up.label}
            upUrl={up.url}
          />
        }
      >
        {list && <ProductCards name={title} list={list} view={state.view} />}
      </ProductList>
    </div>
  );
}

/** Categories below a brand or a vehicle, each at its own address. */
export function WaysDown({ base, ways }: { base: string; ways: readonly CategoryLink[] }) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label="Subcategories">
      <ul className={styles.ways}>
        {ways.map(({ handle, title, url }) => (
          <li key={handle}>
            <a className={styles.way} href={addressBelow(base, url)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
