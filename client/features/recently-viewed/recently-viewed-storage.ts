import { addRecentlyViewed, parseRecentlyViewed } from "#shared/domain/recently-viewed.ts";
import { reportToShop } from "#client/lib/report-to-shop.ts";
import { isViewedProduct, type ViewedProduct } from "./viewed-product.ts";

const key = "recently-viewed";

/** The list as the browser keeps it; empty where storage is closed to us. */
export function readRecentlyViewed(): ViewedProduct[] {
  return parseRecentlyViewed(readItem(), isViewedProduct, () => reportToShop("malformed-recently-viewed"));
}

/** Puts a product first in the list. */
export function rememberViewed(product: ViewedProduct): void {
  const list = addRecentlyViewed(readRecentlyViewed(), product);
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // A full or closed storage only means that the product isn't remembered.
  }
}

function readItem(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
