import type { Catalogue, Category, Vehicle } from "#sandbox/catalogue/types.ts";
import { buildSmallIndex } from "../engine/build-search-index.ts";
import { numberOf, type SearchIndex } from "../engine/search-index.ts";
import { partSynonyms } from "../synonyms/part-synonyms.ts";
import { collectFitment } from "./fitment-index.ts";
import { imageRecord } from "./product-record.ts";
import { collectProducts } from "./products-index.ts";
import { collectQuerySuggestions } from "./query-suggestions-index.ts";

/** Every index that the shop asks for, by name; a replica's name leads to the index that it sorts. */
export type SearchIndices = ReadonlyMap<string, SearchIndex>;

export function buildIndices(catalogue: Catalogue, picturesUrl: string): SearchIndices {
  const vehicles = new Map(catalogue.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const context = {
    categories: new Map(catalogue.categories.map((category) => [category.id, category])),
    promotionTitles: new Map(catalogue.promotions.map(({ handle, title }) => [handle, title])),
    vehicles,
    picturesUrl,
  };
  const collectors = [collectProducts(catalogue, context), collectFitment(catalogue), collectQuerySuggestions(vehicles)];
  for (const product of catalogue.products()) {
    for (const collector of collectors) collector.add(product);
  }
  const ofProducts = collectors.map((collector) => collector.build());
  const indices = [...ofProducts, buildCategoriesIndex(catalogue, picturesUrl), buildVehiclesIndex(catalogue)];
  const byName = new Map<string, SearchIndex>();
  for (const index of indices) {
    byName.set(index.definition.name, index);
    for (const { name } of index.definition.replicas) byName.set(name, index);
  }
  return byName;
}

function buildVehiclesIndex(catalogue: Catalogue): SearchIndex {
  return buildSmallIndex(
    {
      name: "vehicles",
      searchable: ["Make", "Model", "Series", "Submodel", "engines"].map((attribute) => ({ attribute, kind: "text" })),
      facets: ["vehicleid", "KtypNr", "Make", "Model", "Series", "Submodel", "Hidden", "body_styles", "engines"],
      numbers: ["YearFrom", "YearTo"],
      popularity: () => 0,
      replicas: [],
    },
    catalogue.vehicles.map(toRecord),
  );
}

function toRecord(vehicle: Vehicle) {
  return {
    objectID: String(vehicle.id),
    vehicleid: vehicle.id,
    KtypNr: vehicle.ktypNr,
    Make: vehicle.make,
    Model: vehicle.model,
    Series: vehicle.series,
    Submodel: vehicle.submodel,
    YearFrom: vehicle.yearFrom,
    YearTo: vehicle.yearTo,
    Hidden: false,
    body_styles: vehicle.bodyStyles,
    engines: vehicle.engines,
  };
}

/** The index of category pages; a category's picture is that of its newest product. */
function buildCategoriesIndex(catalogue: Catalogue, picturesUrl: string): SearchIndex {
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
