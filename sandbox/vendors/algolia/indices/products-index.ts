import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { createSearchIndexBuilder, updateRecord } from "../engine/build-search-index.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { definitionOf } from "./index-definition.ts";
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
      builder.add(productRecord(product, context));
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
