import type { Catalogue, CatalogueProduct, Vehicle } from "#sandbox/catalogue/types.ts";
import { refusalsOf } from "#shared/domain/fitment/fitment-refusals.ts";
import { createSearchIndexBuilder, updateRecord } from "../engine/build-search-index.ts";
import { type IndexDefinition, numberOf, type SearchIndex } from "../engine/search-index.ts";
import { carSynonyms } from "../synonyms/car-synonyms.ts";
import { partSynonyms } from "../synonyms/part-synonyms.ts";
import { enginesOf } from "./fitment-index.ts";
import { productRecord, type ProductRecordContext } from "./product-record.ts";

/** Takes every product once, so that all indices made of products share one reading of the catalogue. */
export type ProductCollector = { add: (product: CatalogueProduct) => void; build: () => SearchIndex };

const definition: IndexDefinition = {
  name: "products",
  searchable: [
    { attribute: "title", kind: "text" },
    { attribute: "part_name", kind: "text" },
    { attribute: "product_type", kind: "text" },
    { attribute: "vendor", kind: "text" },
    { attribute: "vehicle_text", kind: "text" },
    { attribute: "collection_titles", kind: "text" },
    { attribute: "tags", kind: "text" },
    { attribute: "part_number", kind: "code" },
    { attribute: "sku", kind: "code" },
    { attribute: "skus", kind: "code" },
    { attribute: "numbers", kind: "code" },
  ],
  facets: [
    "availability",
    "availability_kind",
    "brand_slug",
    "collections",
    "colour",
    "fitment_refuses",
    "handle",
    "has_fitment",
    "has_variants",
    "in_store_only",
    "is_universal",
    "on_sale",
    "product_type",
    "promotion",
    "size",
    "sku",
    "style",
    "tags",
    "vehicle_ids",
    "vendor",
  ],
  numbers: ["price", "max_price", "inventory_quantity", "created_at", "rating", "reviews_count"],
  synonyms: [...partSynonyms, ...carSynonyms],
  wholeAttribute: "part_name",
  isPreferred: (record) => record["availability_kind"] === "in-stock",
  popularity: (record) => numberOf(record, "reviews_count"),
  replicas: [
    { name: "products_title_asc", attribute: "title", direction: "asc" },
    { name: "products_title_desc", attribute: "title", direction: "desc" },
    { name: "products_price_asc", attribute: "price", direction: "asc" },
    { name: "products_price_desc", attribute: "price", direction: "desc" },
    { name: "products_created_asc", attribute: "created_at", direction: "asc" },
    { name: "products_created_desc", attribute: "created_at", direction: "desc" },
  ],
};

/** The index of all products; follows the catalogue's stock. Records are read from the catalogue when they are hit. */
export function collectProducts(catalogue: Catalogue, context: ProductRecordContext): ProductCollector {
  const builder = createSearchIndexBuilder(definition);
  const ids: number[] = [];
  const positions = new Map<number, number>();
  return {
    add(product) {
      positions.set(product.id, ids.push(product.id) - 1);
      // No search gets it back, so it is made once here and not with every hit.
      builder.add({ ...productRecord(product, context), fitment_refuses: refusalsIn(product, context.vehicles) });
    },
    build() {
      const index = builder.build({
        recordAt(position) {
          const product = catalogue.productById(ids[position] ?? Number.NaN);
          if (product === undefined) throw new RangeError(`No product at position ${position}`);
          return productRecord(product, context);
        },
        positionOf: (objectId) => positions.get(Number(objectId)),
      });
      catalogue.onProductChanged((product) => {
        const position = positions.get(product.id);
        if (position !== undefined) updateRecord(index, position, productRecord(product, context));
      });
      return index;
    },
  };
}

/** The answers about a car that rule the part out; a universal part is never ruled out. */
function refusalsIn({ fitment, isUniversal }: CatalogueProduct, vehicles: ReadonlyMap<number, Vehicle>): string[] {
  if (isUniversal) return [];
  const rows = fitment.map(({ engine = null, body = null, transmission = null, vehicleIds, ...row }) => ({
    ...row,
    vehicleIds: vehicleIds.map(String),
    engine,
    engines: enginesOf({ ...row, vehicleIds, ...(engine !== null && { engine }) }, vehicles),
    body,
    transmission,
  }));
  const fitted = [...new Set(fitment.flatMap(({ vehicleIds }) => vehicleIds))].flatMap((id) => vehicles.get(id) ?? []);
  const cars = fitted.map(({ id, yearFrom, yearTo, bodyStyles, engines }) => ({
    vehicleId: String(id),
    yearFrom,
    yearTo,
    bodyStyles,
    engines,
  }));
  return refusalsOf(rows, cars, new Date().getFullYear());
}
