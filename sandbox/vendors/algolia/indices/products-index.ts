import type { Catalogue, CatalogueProduct, Vehicle } from "#sandbox/catalogue/types.ts";
import { refusalsOf } from "#shared/domain/fitment/fitment-refusals.ts";
import { createSearchIndexBuilder, openSearchIndex, updateRecord } from "../engine/build-search-index.ts";
import type { BuiltIndex, SearchIndex } from "../engine/search-index.ts";
import { definitionOf } from "./index-definition.ts";
import { enginesOf } from "./fitment-index.ts";
import { productRecord, type ProductRecordContext } from "./product-record.ts";

/** Takes every product once, so that all indices made of products share one reading of the catalogue. */
export type ProductCollector<Built> = { add: (product: CatalogueProduct) => void; build: () => Built };

/** The index of all products, with their ids by position. */
export type BuiltProducts = { index: BuiltIndex; ids: number[] };

export function collectProducts(context: ProductRecordContext): ProductCollector<BuiltProducts> {
  const builder = createSearchIndexBuilder(definitionOf("products"));
  const ids: number[] = [];
  return {
    add(product) {
      ids.push(product.id);
      // No search gets it back, so it is made once here and not with every hit.
      builder.add({ ...productRecord(product, context), fitment_refuses: refusalsIn(product, context.vehicles) });
    },
    build: () => ({ index: builder.build(), ids }),
  };
}

/** Opens the index of products; it follows the catalogue's stock, also what changed since it was built. Records are read from the catalogue when they are hit. */
export function openProducts(catalogue: Catalogue, context: ProductRecordContext, { index: built, ids }: BuiltProducts): SearchIndex {
  const positions = new Map(ids.map((id, position) => [id, position]));
  const index = openSearchIndex(definitionOf("products"), built, {
    recordAt(position) {
      const product = catalogue.productById(ids[position] ?? Number.NaN);
      if (product === undefined) throw new RangeError(`No product at position ${position}`);
      return productRecord(product, context);
    },
    positionOf: (objectId) => positions.get(Number(objectId)),
  });
  const update = (product: CatalogueProduct) => {
    const position = positions.get(product.id);
    if (position !== undefined) updateRecord(index, position, productRecord(product, context));
  };
  for (const product of catalogue.productsWithChangedStock()) update(product);
  catalogue.onProductChanged(update);
  return index;
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
