import type { ReactNode } from "react";
import { ProductList } from "#client/features/catalogue/product-list/product-list.tsx";
import { filterCount, readProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import type { ProductList as ProductListData } from "#shared/contract/catalogue/search.ts";
import type { Link } from "#shared/contract/picture.ts";
import { ProductCards } from "./product-cards.tsx";
import styles from "../../layout/titled-page.module.css";
import { listParts } from "#client/features/catalogue/product-list/load-list-parts.ts";

const NoProducts = lazyPart(async () => (await listParts()).NoProducts);

type ListFrameProps = {
  title: string;
  /** What the page is called below its trail. */
  current: string;
  trail: Link[];
  path: string;
  list: ProductListData | null;
  /** The query of the address, which holds the list's state. */
  search: string;
  /** What introduces the list. */
  children: ReactNode;
  /** What comes after it. */
  below?: ReactNode;
};

/** The page of a category's list: the way to it, its name, what introduces it, and the list. */
export function ListFrame({ title, current, trail, path, list, search, children, below }: ListFrameProps) {
  const state = readProductListState(new URLSearchParams(search));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={trail} current={current} />
      <h1 className={styles.title}>{title}</h1>
      {children}
      <ProductList
        path={path}
        list={list}
        state={state}
        empty={<NoProducts isFiltered={filterCount(state) > 0} path={path} up={trail.at(-1)} />}
      >
        {list && <ProductCards name={title} list={list} view={state.view} />}
      </ProductList>
      {below}
    </div>
  );
}
