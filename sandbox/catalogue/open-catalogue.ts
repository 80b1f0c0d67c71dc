import type { DatabaseSync } from "node:sqlite";
import { seedFilesDir } from "../config.ts";
import { productDates, scheduled } from "./calendar.ts";
import { generateProducts } from "./generate/generate-products.ts";
import { seedPromotions } from "./generate/product/promotions.ts";
import { createEmptyFile, firstStartOf, openSeededFile, seedFile, type SeedProgress, stampFile } from "./storage/catalogue-file.ts";
import { productReader } from "./storage/product-reader.ts";
import { stockChanges } from "./storage/stock-changes.ts";
import { stressCases } from "./stress-cases.ts";
import { readSeedTables, type SeedTables, seedTablesDigest } from "./tables/seed-tables.ts";
import type { Catalogue, CatalogueProduct, Category } from "./types.ts";

/** Raise it with every change of the generator that should reach catalogues seeded before. */
const generatorVersion = 17;

type OpenCatalogueOptions = {
  /** Where `catalogue.sqlite` lives. */
  dataDir: string;
  productCount: number;
  onProgress?: SeedProgress;
  /** Stands before the suburb in the stores' names. */
  companyLabel?: string;
  /** Dates are told from here; the deal that is about to end starts its last ten seconds. */
  bootedAt?: Date;
};

/** Opens the catalogue, seeding it first when there is none of this size and version yet. */
export async function openCatalogue(options: OpenCatalogueOptions): Promise<Catalogue> {
  const tables = readSeedTables(seedFilesDir, options.companyLabel ?? "Rares");
  const stamp = `${generatorVersion}|${options.productCount}|${seedTablesDigest(seedFilesDir)}`;
  const now = options.bootedAt ?? new Date();
  const database = openSeededFile(options.dataDir, stamp) ?? (await seed(options, tables, { stamp, firstStart: now }));
  const firstStart = firstStartOf(database);
  const dated = productDates(firstStart, now);
  const withDeal = withLiveDeal(now);
  const reader = productReader(database, (product) => withDeal(dated(product)));
  return {
    productCount: countOf(database),
    digest: [stamp, firstStart.toISOString(), now.toISOString().slice(0, "yyyy-mm-dd".length)].join("|"),
    products: reader.products,
    productById: reader.productById,
    productByHandle: reader.productByHandle,
    productByVariantId: reader.productByVariantId,
    productsInCategory: reader.productsInCategory,
    productsInPromotion: reader.productsInPromotion,
    ...stockChanges(database, reader, tables.stores),
    close: () => database.close(),
    categories: categoriesWithCounts(database, tables),
    brands: tables.brands,
    promotions: seedPromotions.map(({ promotion }) => scheduled(promotion, firstStart, now)),
    vehicles: tables.vehicles,
    stores: tables.stores,
  };
}

async function seed(
  { dataDir, productCount, onProgress }: OpenCatalogueOptions,
  tables: SeedTables,
  { stamp, firstStart }: { stamp: string; firstStart: Date },
): Promise<DatabaseSync> {
  const database = createEmptyFile(dataDir);
  await seedFile(database, generateProducts(tables, productCount), productCount, onProgress ?? (() => {}));
  stampFile(database, stamp, firstStart);
  return database;
}

function countOf(database: DatabaseSync): number {
  return Number(database.prepare("SELECT count(*) AS count FROM products").get()?.["count"] ?? 0);
}

function withProductCount(category: Omit<Category, "productCount">, productCount: number): Category {
  return { ...category, productCount };
}

function categoriesWithCounts(database: DatabaseSync, tables: SeedTables): Category[] {
  const rows = database.prepare("SELECT category_id AS id, count(*) AS count FROM product_categories GROUP BY category_id").all();
  const counts = new Map(rows.map((row) => [Number(row["id"]), Number(row["count"])]));
  return tables.categories.map((category) => withProductCount(category, counts.get(category.id) ?? 0));
}

const secondsLeft = 10;

/** One product's deal ends ten seconds after the sandbox has started, so that the end of a countdown can be watched. */
function withLiveDeal(bootedAt: Date): (product: CatalogueProduct) => CatalogueProduct {
  const dealExpiresAt = new Date(bootedAt.getTime() + secondsLeft * 1000).toISOString();
  return (product) => (product.handle === stressCases.endingDeal ? { ...product, dealExpiresAt } : product);
}
