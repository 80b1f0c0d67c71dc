import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import type { SearchIndex } from "../engine/search-index.ts";

/** Takes every product once, so that all indices made of products share one reading of the catalogue. */
export type ProductCollector = { add: (product: CatalogueProduct) => void; build: () => SearchIndex };
