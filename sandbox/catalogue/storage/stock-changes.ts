import type { DatabaseSync } from "node:sqlite";
import type { Catalogue, CatalogueProduct, CatalogueVariant, Store } from "../types.ts";
import type { ProductReader } from "./product-reader.ts";

type StockChanges = Pick<Catalogue, "setVariantStock" | "takeStock" | "productsWithChangedStock" | "onProductChanged">;

/** Changes shelf stock in the product's own row, one synchronous transaction a change: what was acknowledged is on disk. */
export function stockChanges(database: DatabaseSync, reader: ProductReader, stores: Store[]): StockChanges {
  const readRow = database.prepare("SELECT json FROM products WHERE position = ?");
  const writeRow = database.prepare("UPDATE products SET json = ? WHERE position = ?");
  const noteChange = database.prepare("INSERT OR IGNORE INTO stock_changes (position) VALUES (?)");
  const listeners = new Set<(product: CatalogueProduct) => void>();

  /** Runs the change on a fresh copy of the product; a change that answers false is not written. */
  const change = (variantId: number, apply: (variant: CatalogueVariant) => boolean): boolean => {
    const position = reader.positionOfVariant(variantId);
    if (position === undefined) throw new RangeError(`No variant ${variantId}`);
    database.exec("BEGIN IMMEDIATE");
    try {
      const product: CatalogueProduct = JSON.parse(String(readRow.get(position)?.["json"]));
      const variant = product.variants.find(({ id }) => id === variantId);
      const isChanged = variant !== undefined && apply(variant);
      if (isChanged) {
        writeRow.run(JSON.stringify(withAvailability(product)), position);
        noteChange.run(position);
      }
      database.exec("COMMIT");
      if (!isChanged) return false;
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
    reader.forget(position);
    const changed = reader.productByVariantId(variantId)?.product;
    if (changed !== undefined) for (const listener of listeners) listener(changed);
    return true;
  };

  return {
    setVariantStock(variantId, storeId, units) {
      if (!stores.some(({ id }) => id === storeId)) throw new RangeError(`No store ${storeId}`);
      if (!Number.isInteger(units) || units < 0) throw new RangeError(`Not a number of units: ${units}`);
      change(variantId, (variant) => {
        if ((variant.stockByStore[storeId] ?? 0) === units) return false;
        setShelf(variant, storeId, units);
        return true;
      });
    },
    takeStock(variantId, quantity, storeId) {
      if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`);
      let isEnough = true;
      change(variantId, (variant) => {
        isEnough = variant.isFreeSale || variant.stock >= quantity;
        if (!isEnough || variant.stock === 0) return false;
        takeFromShelves(variant, quantity, storeId);
        return true;
      });
      return isEnough;
    },
    productsWithChangedStock: reader.productsWithChangedStock,
    onProductChanged(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function takeFromShelves(variant: CatalogueVariant, quantity: number, storeId: number | undefined): void {
  let rest = quantity;
  const isWanted = (id: string) => Number(Number(id) === storeId);
  const inTurn = Object.entries(variant.stockByStore).toSorted(([one, a], [other, b]) => isWanted(other) - isWanted(one) || b - a);
  for (const [id, units] of inTurn) {
    const taken = Math.min(units, rest);
    setShelf(variant, Number(id), units - taken);
    rest -= taken;
    if (rest === 0) return;
  }
}

function setShelf(variant: CatalogueVariant, storeId: number, units: number): void {
  if (units === 0) delete variant.stockByStore[storeId];
  else variant.stockByStore[storeId] = units;
  variant.stock = Object.values(variant.stockByStore).reduce((sum, count) => sum + count, 0);
}

/** A product leaves and re-enters "in stock" with its shelves; the kinds that sell without stock keep theirs. */
function withAvailability(product: CatalogueProduct): CatalogueProduct {
  if (product.availability !== "in-stock" && product.availability !== "out-of-stock") return product;
  const isInStock = product.variants.some(({ stock }) => stock > 0);
  return { ...product, availability: isInStock ? "in-stock" : "out-of-stock" };
}
