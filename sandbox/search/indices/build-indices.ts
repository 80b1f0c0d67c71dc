import { countFacetValues } from "../columns/count-facets.ts";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { buildBrandsIndex } from "./brands-index.ts";
import { buildCategoriesIndex } from "./categories-index.ts";
import { buildFitmentIndex } from "./fitment-index.ts";
import { buildProductsIndex } from "./products-index.ts";
import { buildQuerySuggestionsIndex } from "./query-suggestions-index.ts";
import { buildVehiclesIndex } from "./vehicles-index.ts";

/** Every index that the shop asks for, by name; a replica's name leads to the index that it sorts. */
export type SearchIndices = ReadonlyMap<string, SearchIndex>;

export function buildIndices(catalogue: Catalogue, picturesUrl: string): SearchIndices {
  const products = buildProductsIndex(catalogue, picturesUrl);
  const indices = [
    products,
    buildCategoriesIndex(catalogue, picturesUrl),
    buildBrandsIndex(catalogue, productCountsByVendor(products)),
    buildQuerySuggestionsIndex(catalogue),
    buildVehiclesIndex(catalogue),
    buildFitmentIndex(catalogue),
  ];
  const byName = new Map<string, SearchIndex>();
  for (const index of indices) {
    byName.set(index.definition.name, index);
    for (const { name } of index.definition.replicas) byName.set(name, index);
  }
  return byName;
}

function productCountsByVendor(products: SearchIndex): Record<string, number> {
  const column = products.columns.get("vendor");
  const everything = Uint32Array.from({ length: products.size }, (_, position) => position);
  return column === undefined ? {} : countFacetValues(column, everything, Infinity);
}
