import type { Catalogue, CatalogueProduct, Vehicle } from "#sandbox/catalogue/types.ts";
import { refusalsOf } from "#shared/domain/fitment/fitment-refusals.ts";
import { createSearchIndexBuilder, openSearchIndex, updateRecord } from "../engine/build-search-index.ts";
import type { BuiltIndex, SearchIndex } from "../engine/search-index.ts";
import { definitionOf } from "./index-definition.ts";
import { enginesOf } from "./fitment-index.ts";
import { productRecord, type ProductRecordContext } from "./product-record.ts";

/** Takes every product once, so that all indices made of products share one reading of the catalogue. */
export type ProductCollector<Built> = { add: (product: CatalogueProduct) => void; build: () => Built };

/** The index of all products, with their ids by position, and the positions in the order of ids. */
export type BuiltProducts = { index: BuiltIndex; ids: Float64Array; byId: Uint32Array };

export function collectProducts(context: ProductRecordContext): ProductCollector<BuiltProducts> {
  const builder = createSearchIndexBuilder(definitionOf("products"));
  const ids: number[] = [];
  return {
    add(product) {
      ids.push(product.id);
      // No search gets it back, so it is made once here and not with every hit.
      builder.add({ ...productRecord(product, context), fitment_refuses: refusalsIn(product, context.vehicles) });
    },
    build() {
      const byId = Uint32Array.from(ids.keys()).toSorted((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
      return { index: builder.build(), ids: Float64Array.from(ids), byId };
    },
  };
}

/** Opens the index of products; it follows the catalogue's stock, also what changed since it was built. Records are read from the catalogue when they are hit. */
export function openProducts(catalogue: Catalogue, context: ProductRecordContext, built: BuiltProducts): SearchIndex {
  const index = openSearchIndex(definitionOf("products"), built.index, {
    recordAt(position) {
      const product = catalogue.productById(built.ids[position] ?? Number.NaN);
      if (product === undefined) throw new RangeError(`No product at position ${position}`);
      return productRecord(product, context);
    },
    positionOf: (objectId) => positionOfId(built, Number(objectId)),
  });
  const update = (product: CatalogueProduct) => {
    const position = positionOfId(built, product.id);
    if (position !== undefined) updateRecord(index, position, productRecord(product, context));
  };
  for (const product of catalogue.productsWithChangedStock()) update(product);
  catalogue.onProductChanged(update);
  return index;
}

function positionOfId({ ids, byId }: BuiltProducts, id: number): number | undefined {
  let low = 0;
  let high = byId.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const position = byId[low];
  return position !== undefined && ids[position] === id ? position : undefined;
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
