import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { isPicture } from "#client/lib/text/is-picture.ts";
import { isRecord } from "#client/lib/text/is-record.ts";

/** What the browser remembers of a product that was looked at. */
export type ViewedProduct = Pick<
  ProductCard,
  "id" | "handle" | "title" | "vendor" | "productType" | "sku" | "picture" | "priceCents" | "maxPriceCents" | "compareToPriceCents"
>;

/** Browser storage can hold anything; only what can be shown is taken from it. */
export function isViewedProduct(value: unknown): value is ViewedProduct {
  if (!isRecord(value)) return false;
  const { id, handle, title, vendor, productType, sku, picture, priceCents, maxPriceCents, compareToPriceCents } = value;
  return (
    typeof id === "string" &&
    /^gid:\/\/shopify\/Product\/\d{1,18}$/.test(id) &&
    typeof handle === "string" &&
    /^[\p{L}\p{N}_-]+$/u.test(handle) &&
    [title, vendor, productType, sku].every((text) => typeof text === "string") &&
    [priceCents, maxPriceCents, compareToPriceCents ?? 0].every(Number.isSafeInteger) &&
    compareToPriceCents !== undefined &&
    (picture === null || isPicture(picture))
  );
}
