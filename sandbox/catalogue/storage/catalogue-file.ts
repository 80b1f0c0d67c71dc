import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { CatalogueProduct } from "../types.ts";

const schema = `
  CREATE TABLE products (position INTEGER PRIMARY KEY, id INTEGER NOT NULL, handle TEXT NOT NULL, created_at TEXT NOT NULL, json TEXT NOT NULL);
  CREATE TABLE variants (id INTEGER PRIMARY KEY, position INTEGER NOT NULL);
  CREATE TABLE product_categories (category_id INTEGER NOT NULL, created_at TEXT NOT NULL, position INTEGER NOT NULL);
  CREATE TABLE product_promotions (handle TEXT NOT NULL, created_at TEXT NOT NULL, position INTEGER NOT NULL);
  CREATE TABLE stock_changes (position INTEGER PRIMARY KEY);
  CREATE TABLE stamp (value TEXT NOT NULL, first_start TEXT NOT NULL);
`;
const indexes = `
  CREATE UNIQUE INDEX products_id ON products (id);
  CREATE UNIQUE INDEX products_handle ON products (handle);
  CREATE INDEX product_categories_newest ON product_categories (category_id, created_at DESC, position);
  CREATE INDEX product_promotions_newest ON product_promotions (handle, created_at DESC, position);
`;

const busyTimeoutMs = 5_000;
/** SQLite's primary result codes ERROR (no such table), CORRUPT and NOTADB. */
const seedableErrors = new Set([1, 11, 26]);

/** Opens the catalogue's file as it is, or null when it is missing, damaged, half seeded or seeded from something else. */
export function openSeededFile(dataDir: string, stamp: string): DatabaseSync | null {
  const path = join(dataDir, "catalogue.sqlite");
  if (!existsSync(path)) return null;
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  if (readStamp(database) !== stamp) {
    database.close();
    return null;
  }
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  return database;
}

/** Starts over with an empty file. Writes are not forced to disk until `stampFile`: a seed that is interrupted is thrown away anyway. */
export function createEmptyFile(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(dataDir, `catalogue.sqlite${suffix}`), { force: true });
  const database = new DatabaseSync(join(dataDir, "catalogue.sqlite"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;");
  database.exec(schema);
  return database;
}

/** Ends a seed: the indexes, then the stamp last and forced to disk with everything before it. */
export function stampFile(database: DatabaseSync, stamp: string, firstStart: Date): void {
  database.exec(indexes);
  database.exec("PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE);");
  database.prepare("INSERT INTO stamp (value, first_start) VALUES (?, ?)").run(stamp, firstStart.toISOString());
}

/** When the sandbox was started with this file for the first time. */
export function firstStartOf(database: DatabaseSync): Date {
  return new Date(String(database.prepare("SELECT first_start FROM stamp").get()?.["first_start"]));
}

function readStamp(database: DatabaseSync): string | null {
  try {
    const row = database.prepare("SELECT value FROM stamp").get();
    return typeof row?.["value"] === "string" ? row["value"] : null;
  } catch (error) {
    // A file without the table, damaged or no database at all is seeded anew; one that is merely locked must not be.
    if (seedableErrors.has(primaryCodeOf(error))) return null;
    throw error;
  }
}

function primaryCodeOf(error: unknown): number {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : 0;
}

const batchSize = 500;

export type SeedProgress = (progress: { done: number; total: number }) => void;

/** Writes the products in batches, pausing after each so that a starting process still answers signals. */
export async function seedFile(
  database: DatabaseSync,
  products: Iterable<CatalogueProduct>,
  total: number,
  onProgress: SeedProgress,
): Promise<void> {
  const insert = productInserter(database);
  let position = 0;
  database.exec("BEGIN");
  for (const product of products) {
    insert(position, product);
    position += 1;
    if (position % batchSize !== 0) continue;
    database.exec("COMMIT");
    onProgress({ done: position, total });
    await new Promise((resolve) => setImmediate(resolve));
    database.exec("BEGIN");
  }
  database.exec("COMMIT");
  onProgress({ done: position, total });
}

function productInserter(database: DatabaseSync): (position: number, product: CatalogueProduct) => void {
  const insertProduct = database.prepare("INSERT INTO products (position, id, handle, created_at, json) VALUES (?, ?, ?, ?, ?)");
  const insertVariant = database.prepare("INSERT INTO variants (id, position) VALUES (?, ?)");
  const insertCategory = database.prepare("INSERT INTO product_categories (category_id, created_at, position) VALUES (?, ?, ?)");
  const insertPromotion = database.prepare("INSERT INTO product_promotions (handle, created_at, position) VALUES (?, ?, ?)");
  return (position, product) => {
    insertProduct.run(position, product.id, product.handle, product.createdAt, JSON.stringify(product));
    for (const { id } of product.variants) insertVariant.run(id, position);
    for (const id of product.categoryIds) insertCategory.run(id, product.createdAt, position);
    for (const handle of product.promotionHandles) insertPromotion.run(handle, product.createdAt, position);
  };
}
