import type { Catalogue, Category } from "#sandbox/catalogue/types.ts";
import { buildSmallIndex } from "../engine/build-search-index.ts";
import { numberOf } from "../engine/index-definition.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { partSynonyms } from "../synonyms/part-synonyms.ts";
import { imageRecord } from "./image-record.ts";

/** The index of category pages; a category's picture is that of its newest product. */
export function buildCategoriesIndex(catalogue: Catalogue, picturesUrl: string): SearchIndex {
  const handles = new Map(catalogue.categories.map(({ id, handle }) => [id, handle]));
  const toRecord = (category: Category) => ({
    objectID: String(category.id),
    title: category.title,
    path: category.path,
    handle: category.handle,
    encodedHandle: encodeURIComponent(category.handle),
    urlPath: category.url,
    level: category.level,
    parent_handle: category.parentId === null ? null : (handles.get(category.parentId) ?? null),
    product_count: category.productCount,
    image: imageRecord(catalogue.productsInCategory(category.id, 0, 1)[0]?.images[0], picturesUrl),
  });
  return buildSmallIndex(
    {
      name: "categories",
      searchable: [
        { attribute: "title", kind: "text" },
        { attribute: "path", kind: "text" },
      ],
      facets: ["handle", "parent_handle"],
      synonyms: partSynonyms,
      numbers: ["level", "product_count"],
      popularity: (record) => numberOf(record, "product_count"),
      replicas: [],
    },
    catalogue.categories.map(toRecord),
  );
}
