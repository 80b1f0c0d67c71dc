import type { PageHead } from "#client/lib/page/head/page-head.ts";
import { isIndexableList, type ProductListState, productListSearch } from "./product-list-params.ts";

type Crawling = Pick<PageHead, "canonicalPath" | "isIndexable">;

/** What a list tells crawlers: each page of the plain list counts, its filters, sorts and layouts don't, nor do pages that it doesn't have. */
export function listHead(path: string, state: ProductListState, list: { pageCount: number } | null | undefined): Crawling {
  const isIndexable = isIndexableList(state) && !(list && state.page > Math.max(1, list.pageCount));
  const plain: ProductListState = { ...state, filters: {}, isOnSaleOnly: false, fits: null, sort: "latest", view: "grid" };
  return { canonicalPath: state.page > 1 && isIndexable ? path + productListSearch(plain) : path, isIndexable };
}
