import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand, Store, Vehicle } from "../types.ts";
import { readProductTypes, type ProductType } from "./product-types.ts";
import { readBrands, readCategories, type SeedCategory } from "./read-categories.ts";
import { readStores } from "./read-stores.ts";
import { readVehicles } from "./read-vehicles.ts";

export type SeedTables = {
  types: ProductType[];
  categories: SeedCategory[];
  brands: Brand[];
  stores: Store[];
  vehicles: Vehicle[];
  corePlatforms: Set<string>;
  /** Ids from the leaf up to the root. */
  categoryIdsOf(categoryUrl: string): number[];
};

export function readSeedTables(seedFilesDir: string, companyLabel: string): SeedTables {
  const categories = readCategories(seedFilesDir);
  const byUrl = new Map(categories.map((category) => [category.url, category]));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const idsFrom = (category: SeedCategory | undefined): number[] =>
    category === undefined ? [] : [category.id, ...(category.parentId === null ? [] : idsFrom(byId.get(category.parentId)))];
  return {
    types: readProductTypes(seedFilesDir),
    categories,
    brands: readBrands(seedFilesDir),
    stores: readStores(seedFilesDir, companyLabel),
    ...readVehicles(seedFilesDir),
    categoryIdsOf: (categoryUrl) => idsFrom(byUrl.get(categoryUrl)),
  };
}

/** Changes with any seed table, so that a changed table leads to a new seed. */
export function seedTablesDigest(seedFilesDir: string): string {
  const names = readdirSync(seedFilesDir)
    .filter((name) => name.endsWith(".csv"))
    .toSorted();
  return hash("sha256", names.map((name) => `${name}\n${readFileSync(join(seedFilesDir, name), "utf8")}`).join("\n"), "hex");
}
