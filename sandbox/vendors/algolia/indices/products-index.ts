import type { Catalogue, CatalogueProduct, Vehicle } from "#sandbox/catalogue/types.ts";
import { refusalsOf } from "#shared/domain/fitment/fitment-refusals.ts";
import { createSearchIndexBuilder, updateRecord } from "../engine/build-search-index.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { definitionOf } from "./index-definition.ts";
import { enginesOf } from "./fitment-index.ts";
import { productRecord, type ProductRecordContext } from "./product-record.ts";

/** Takes every product once, so that all indices made of products share one reading of the catalogue. */
export type ProductCollector = { add: (product: CatalogueProduct) => void; build: () => SearchIndex };

/** The index of all products; follows the catalogue's stock. Records are read from the catalogue when they are hit. */
export function collectProducts(catalogue: Catalogue, context: ProductRecordContext): ProductCollector {
  const builder = createSearchIndexBuilder(definitionOf("products"));
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
