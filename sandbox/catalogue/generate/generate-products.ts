import type { CatalogueProduct } from "../types.ts";
import { buildProduct } from "./build-product.ts";
import { isComponentKind } from "./component-index.ts";
import { partKindsOf } from "./part-kinds.ts";
import { rankedUnits } from "./part-units.ts";
import { planProducts } from "./plan-products.ts";
import type { SeedTables } from "./seed-tables.ts";
import { stressDrafts } from "./stress-drafts.ts";
import { stressSpecs } from "./stress-specs.ts";
import { targetsOf } from "./targets.ts";

/** No kind of part makes up more than a tenth of a catalogue, so the rest of its units need not be kept. */
const leastPerKind = 100;

/** The products of a catalogue of about `productCount`, one at a time; fewer where the tables do not allow as many. */
export function* generateProducts(tables: SeedTables, productCount: number): Generator<CatalogueProduct> {
  const kinds = partKindsOf(tables.types);
  const targets = targetsOf(tables.vehicles, tables.corePlatforms);
  const stress = stressDrafts(kinds, targets, tables.brands);
  const units = rankedUnits(kinds, targets, tables.brands, Math.max(leastPerKind, productCount / 10), isComponentKind);
  const drafts = planProducts(units, productCount, stress);
  const changeByKey = new Map(stressSpecs.map(({ name, change }) => [`stress|${name}`, change]));
  for (const draft of drafts) {
    const product = buildProduct(draft, tables);
    yield changeByKey.get(draft.key)?.(product, tables) ?? product;
  }
}
