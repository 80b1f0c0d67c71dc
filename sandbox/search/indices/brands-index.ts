import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { buildSmallIndex } from "../engine/build-search-index.ts";
import { numberOf } from "../engine/index-definition.ts";
import type { SearchIndex } from "../engine/search-index.ts";

export function buildBrandsIndex(catalogue: Catalogue, productCounts: Record<string, number>): SearchIndex {
  const records = catalogue.brands.map(({ code, name, slug, specialty }) => ({
    objectID: code,
    name,
    slug,
    specialty,
    product_count: productCounts[name] ?? 0,
  }));
  return buildSmallIndex(
    {
      name: "brands",
      searchable: [
        { attribute: "name", kind: "text" },
        { attribute: "specialty", kind: "text" },
      ],
      facets: ["name", "slug"],
      numbers: ["product_count"],
      popularity: (record) => numberOf(record, "product_count"),
      replicas: [],
    },
    records,
  );
}
