import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { PopularCategories } from "#client/features/catalogue/popular-categories.tsx";
import { ProductList } from "#client/features/catalogue/product-list.tsx";
import {
  filterCount,
  productListSearch,
  type ProductListState,
  readProductListState,
} from "#client/features/catalogue/product-list-params.ts";
import { productListQuery } from "#client/features/catalogue/product-list-queries.ts";
import { categoriesQuery } from "#client/features/catalogue/queries.ts";
import { searchHeading } from "#client/features/catalogue/search-heading.ts";
import { useApi } from "#client/lib/api.ts";
import type { PageHandle } from "#client/lib/page-head.ts";
import { pageLoader } from "#client/lib/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/selected-vehicle.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ProductCards } from "./product-cards.tsx";
import styles from "./category.module.css";

const path = "/search";

/** Without a text and without a filter there is nothing to search for. */
const isAsked = (state: ProductListState) => state.q !== "" || filterCount(state) > 0;

export const loader = pageLoader(({ api, url, vehicle }) => {
  const state = readProductListState(url.searchParams);
  return { critical: [isAsked(state) ? productListQuery(api, state, vehicle) : categoriesQuery(api)] };
});

export const handle = {
  head: ({ url }) => {
    const heading = searchHeading(readProductListState(url.searchParams));
    return {
      title: heading,
      description: `${heading}: parts, panels, rubber and trim for Australian classics.`,
      canonicalPath: path,
      isIndexable: false,
    };
  },
} satisfies PageHandle;

export function Component() {
  const [searchParams] = useSearchParams();
  const state = readProductListState(searchParams);
  return <div className={styles.page}>{isAsked(state) ? <Results state={state} /> : <NothingAsked />}</div>;
}

function NothingAsked() {
  const { data: departments } = useSuspenseQuery(categoriesQuery(useApi()));
  return (
    <>
      <h1 className={styles.asked}>What are you shopping for?</h1>
      <p>Type a part, a part number or a car into the search box, or start from a category.</p>
      <PopularCategories departments={departments} />
    </>
  );
}

function Results({ state }: { state: ProductListState }) {
  const { data: list } = useSuspenseQuery(productListQuery(useApi(), state, useSelectedVehicle()));
  return (
    <>
      <h1 className={styles.asked}>{searchHeading(state)}</h1>
      <ProductList
        path={path}
        list={list}
        state={state}
        empty={
          <EmptyState
            headingLevel="h2"
            title="No products found"
            text={state.q ? `Sorry, we couldn't find any products for "${state.q}"` : undefined}
          />
        }
      >
        <ProductCards name="Search results" list={list} view={state.view} />
      </ProductList>
    </>
  );
}
