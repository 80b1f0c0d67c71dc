import type { ProductList, ProductListQuery, Suggestions } from "#shared/contract/catalogue/search.ts";

export type SearchService = {
  products(query: ProductListQuery): Promise<ProductList>;
  suggestions(text: string, collection: string | undefined): Promise<Suggestions>;
};
