import type { CatalogueProduct } from "../types.ts";
import { buildProduct } from "./build-product.ts";
import { partKindsOf } from "./part-kinds.ts";
import { rankedUnits } from "./part-units.ts";
import { planProducts } from "./plan-products.ts";
import type { SeedTables } from "./seed-tables.ts";
import { targetsOf } from "./targets.ts";

/** The products of a catalogue of about `productCount`, one at a time; fewer where the tables do not allow as many. */
export function* generateProducts(tables: SeedTables, productCount: number): Generator<CatalogueProduct> {
  const units = rankedUnits(partKindsOf(tables.types), targetsOf(tables.vehicles, tables.corePlatforms), tables.brands);
  for (const draft of planProducts(units, productCount, new Set())) yield buildProduct(draft, tables);
}
