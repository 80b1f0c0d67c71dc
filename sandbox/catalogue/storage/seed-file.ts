import type { DatabaseSync } from "node:sqlite";
import type { CatalogueProduct } from "../types.ts";

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
