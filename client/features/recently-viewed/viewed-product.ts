import type { ProductCard } from "#shared/contract/product-card.ts";

/** What the browser remembers of a product that was looked at. */
export type ViewedProduct = Pick<
  ProductCard,
  "handle" | "title" | "vendor" | "picture" | "priceCents" | "maxPriceCents" | "compareToPriceCents"
>;

/** Browser storage can hold anything; only what can be shown is taken from it. */
export function isViewedProduct(value: unknown): value is ViewedProduct {
  if (!isRecord(value)) return false;
  const { handle, title, vendor, picture, priceCents, maxPriceCents, compareToPriceCents } = value;
  return (
    typeof handle === "string" &&
    /^[\w-]+$/.test(handle) &&
    typeof title === "string" &&
    typeof vendor === "string" &&
    typeof priceCents === "number" &&
    typeof maxPriceCents === "number" &&
    (compareToPriceCents === null || typeof compareToPriceCents === "number") &&
    (picture === null || isPicture(picture))
  );
}

function isPicture(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { url, alt, width, height, source } = value;
  const isSource = source === "shopify" || source === "storyblok";
  return typeof url === "string" && typeof alt === "string" && typeof width === "number" && typeof height === "number" && isSource;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
