import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ProductList } from "#client/features/catalogue/product-list/product-list.tsx";
import {
  filterCount,
  productListInput,
  productListSearch,
  type ProductListState,
  readProductListState,
} from "#client/features/catalogue/product-list/product-list-params.ts";
import { categoriesQuery, searchResultsQuery } from "#client/features/catalogue/queries.ts";
import { searchHeading } from "#client/features/catalogue/product-list/search/search-heading.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { ProductCards } from "./product-cards.tsx";
import pageStyles from "../../layout/titled-page.module.css";
import styles from "./list-words.module.css";
import { listParts } from "#client/features/catalogue/product-list/load-list-parts.ts";

// Links, where there is nothing to list.
const SearchStart = lazyPart(async () => (await import("./search-start.tsx")).SearchStart);

// Links and plain forms.
const SearchWords = lazyPart(async () => (await listParts()).SearchWords);

const path = "/search";

/** Without a text and without a filter there is nothing to search for. */
const isAsked = (state: ProductListState) => state.q !== "" || filterCount(state) > 0;

export const loader = pageLoader(({ api, url, vehicle }) => {
  const state = readProductListState(url.searchParams);
  return { critical: [isAsked(state) ? searchResultsQuery(api, productListInput(state, vehicle)) : categoriesQuery(api)] };
});

export const handle = {
  head: ({ queryClient, url }) => {
    const heading = searchHeading(readProductListState(url.searchParams));
    return {
      title: heading,
      // Read from documents alone.
      description: import.meta.env.SSR ? `${heading}: parts, panels, rubber and trim for Australian classics.` : heading,
      ...(import.meta.env.SSR && {
        isIndexable: false,
        isUnavailable: queryClient.getQueriesData({ queryKey: ["search-results"] }).some(([, list]) => list === null),
      }),
    };
  },
} satisfies PageHandle;

export function Component() {
  const [searchParams] = useSearchParams();
  const state = readProductListState(searchParams);
  return (
    <div className={pageStyles.page}>
      <h1 className={styles.asked}>{isAsked(state) ? searchHeading(state) : "What are you shopping for?"}</h1>
      {isAsked(state) ? <Results state={state} /> : <SearchStart text={null} isWholePage />}
    </div>
  );
}

function Results({ state }: { state: ProductListState }) {
  const { data: list } = useSuspenseQuery(searchResultsQuery(useApi(), productListInput(state, useSelectedVehicle())));
  return (
    <>
      {list && <SearchWords list={list} path={path} search={productListSearch(state)} />}
      <ProductList path={path} list={list} state={state} empty={<SearchStart text={list?.lookUp ? null : state.q} />}>
        {list && <ProductCards name="Search results" list={list} view={state.view} />}
      </ProductList>
    </>
  );
}
