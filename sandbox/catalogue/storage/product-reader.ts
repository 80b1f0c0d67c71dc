import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { CatalogueProduct, CatalogueVariant } from "../types.ts";

const cachedJsonBytes = 48 * 1024 * 1024;
const scanBatch = 500;

type Row = Record<string, SQLOutputValue>;

export type ProductReader = {
  products(): IterableIterator<CatalogueProduct>;
  productById(id: number): CatalogueProduct | undefined;
  productByHandle(handle: string): CatalogueProduct | undefined;
  productByVariantId(variantId: number): { product: CatalogueProduct; variant: CatalogueVariant } | undefined;
  productsInCategory(categoryId: number, offset: number, limit: number): CatalogueProduct[];
  productsInPromotion(promotionHandle: string, offset: number, limit: number): CatalogueProduct[];
  productsWithChangedStock(): CatalogueProduct[];
  /** Drops the parsed copy of a product whose row has changed. */
  forget(position: number): void;
  positionOfVariant(variantId: number): number | undefined;
};

/**
 * Reads products from the file; the parsed ones are kept up to a byte limit, so that a catalogue of any size fits.
 * @param adjust last touch on every product read, for what depends on the time the sandbox was started
 */
export function productReader(database: DatabaseSync, adjust: (product: CatalogueProduct) => CatalogueProduct): ProductReader {
  const cache = new LRUCache<number, CatalogueProduct>({ maxSize: cachedJsonBytes });
  const byPosition = database.prepare("SELECT json FROM products WHERE position = ?");
  const byId = database.prepare("SELECT position FROM products WHERE id = ?");
  const byHandle = database.prepare("SELECT position FROM products WHERE handle = ?");
  const byVariant = database.prepare("SELECT position FROM variants WHERE id = ?");
  const inCategory = database.prepare(
    "SELECT position FROM product_categories WHERE category_id = ? ORDER BY created_at DESC, position LIMIT ? OFFSET ?",
  );
  const inPromotion = database.prepare(
    "SELECT position FROM product_promotions WHERE handle = ? ORDER BY created_at DESC, position LIMIT ? OFFSET ?",
  );
  const changed = database.prepare("SELECT position FROM stock_changes ORDER BY position");
  const scan = database.prepare(`SELECT position, json FROM products WHERE position > ? ORDER BY position LIMIT ${scanBatch}`);

  const parse = (row: Row | undefined) => (row === undefined ? undefined : adjust(JSON.parse(String(row["json"]))));
  const read = (row: Row | undefined): CatalogueProduct | undefined => {
    const position = positionOf(row);
    if (position === undefined) return undefined;
    const known = cache.get(position);
    if (known !== undefined) return known;
    const stored = byPosition.get(position);
    const product = parse(stored);
    if (product !== undefined) cache.set(position, product, { size: String(stored?.["json"]).length });
    return product;
  };
  const readAll = (rows: Row[]) => rows.flatMap((row) => read(row) ?? []);

  return {
    *products() {
      for (let position = -1; ;) {
        const rows = scan.all(position);
        for (const row of rows) {
          const product = parse(row);
          if (product !== undefined) yield product;
        }
        if (rows.length < scanBatch) return;
        position = positionOf(rows.at(-1)) ?? position;
      }
    },
    productById: (id) => read(byId.get(id)),
    productByHandle: (handle) => read(byHandle.get(handle)),
    productByVariantId(variantId) {
      const product = read(byVariant.get(variantId));
      const variant = product?.variants.find(({ id }) => id === variantId);
      return product === undefined || variant === undefined ? undefined : { product, variant };
    },
    productsInCategory: (categoryId, offset, limit) => readAll(inCategory.all(categoryId, limit, offset)),
    productsInPromotion: (handle, offset, limit) => readAll(inPromotion.all(handle, limit, offset)),
    productsWithChangedStock: () => readAll(changed.all()),
    forget: (position) => void cache.delete(position),
    positionOfVariant: (variantId) => positionOf(byVariant.get(variantId)),
  };
}

function positionOf(row: Row | undefined): number | undefined {
  const position = row?.["position"];
  return typeof position === "number" ? position : undefined;
}
