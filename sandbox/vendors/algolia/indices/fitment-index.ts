import { engineFamilies } from "#sandbox/catalogue/generate/plan/engine-families.ts";
import type { Catalogue, CatalogueProduct, CatalogueVariant, FitmentRow, Vehicle } from "#sandbox/catalogue/types.ts";
import { createNumberList } from "../columns/number-list.ts";
import { createSearchIndexBuilder, openSearchIndex } from "../engine/build-search-index.ts";
import type { BuiltIndex, SearchIndex, SearchRecord } from "../engine/search-index.ts";
import { definitionOf } from "./index-definition.ts";
import type { ProductCollector } from "./products-index.ts";

/** One record a SKU and application row: too many to keep, so each is made again from its product, the one at that position of all, when it is hit. */
export type BuiltFitment = { index: BuiltIndex; products: Uint32Array; variantAndRow: Uint32Array };

export function collectFitment(): ProductCollector<BuiltFitment> {
  const builder = createSearchIndexBuilder(definitionOf("fitment"));
  let productPosition = -1;
  const products = createNumberList();
  const variantAndRow = createNumberList();
  return {
    add(product) {
      productPosition++;
      for (const [variantNumber, variant] of product.variants.entries()) {
        for (const [rowNumber, row] of product.fitment.entries()) {
          products.push(productPosition);
          variantAndRow.push(variantNumber * rowsMax + rowNumber);
          builder.add(fitmentRecord(product, variant, row, rowNumber));
        }
      }
    },
    build: () => ({ index: builder.build(), products: products.takeAll(), variantAndRow: variantAndRow.takeAll() }),
  };
}

/** @param productIds ids of all products, by position */
export function openFitment(catalogue: Catalogue, { index, products, variantAndRow }: BuiltFitment, productIds: Float64Array): SearchIndex {
  const vehicles = new Map(catalogue.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return openSearchIndex(definitionOf("fitment"), index, {
    recordAt(position) {
      const product = catalogue.productById(productIds[products[position] ?? -1] ?? Number.NaN);
      const place = variantAndRow[position] ?? 0;
      const variant = product?.variants[Math.floor(place / rowsMax)];
      const row = product?.fitment[place % rowsMax];
      if (product === undefined || variant === undefined || row === undefined) throw new RangeError(`No fitment at position ${position}`);
      return { ...fitmentRecord(product, variant, row, place % rowsMax), engines: enginesOf(row, vehicles) };
    },
    positionOf: () => undefined,
  });
}

const rowsMax = 65_536;

/** The engines of the row's own vehicles that its engine family stands for. */
export function enginesOf({ engine, vehicleIds }: FitmentRow, vehicles: ReadonlyMap<number, Vehicle>): string[] {
  const family = engineFamilies.find(({ label }) => label === engine);
  const engines = new Set(vehicleIds.flatMap((id) => vehicles.get(id)?.engines ?? []));
  return family === undefined ? [] : [...engines].filter((each) => family.engines.test(each));
}

function fitmentRecord(product: CatalogueProduct, variant: CatalogueVariant, row: FitmentRow, rowNumber: number): SearchRecord {
  return {
    objectID: `${variant.sku}-${rowNumber}`,
    shopifysku: variant.sku,
    product_id: String(product.id),
    vehicleid: row.vehicleIds,
    positions: row.positions,
    notes: row.notes,
    year_from: row.yearFrom,
    year_to: row.yearTo,
    quantity: row.quantity,
    engine: row.engine,
    body: row.body,
    transmission: row.transmission,
  };
}
