import type { ProductList } from "#shared/contract/catalogue/search.ts";

/** A list in which nothing was found, of no words and for no car. */
export const emptyList: ProductList = {
  queryId: null,
  total: 0,
  isPartialMatch: false,
  understanding: { words: [], dropped: [], car: null, missingPart: null },
  lookUp: null,
  pages: [],
  page: 1,
  pageCount: 1,
  pageSize: 24,
  products: [],
  facets: [],
  priceBounds: null,
  fitmentFilter: null,
};
