import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { isProductAvailable } from "./availability.ts";
import { findProduct } from "./product-queries.ts";
import type { StorefrontContext } from "./storefront-context.ts";

const recommendationLimit = 10;

/** Up to ten others: the same brand's first, then those that fit the same vehicles, from the product's own category and the one above. */
export function productRecommendations(
  root: unknown,
  { productHandle, productId }: { productHandle?: string | null; productId?: string | null },
  context: StorefrontContext,
): CatalogueProduct[] | null {
  const product = findProduct(root, { handle: productHandle, id: productId }, context);
  if (product === null) return null;
  const { catalogue } = context.commerce;
  const near = product.categoryIds.slice(0, 2).flatMap((id) => catalogue.productsInCategory(id, 0, 60));
  const others = new Map(near.filter((other) => other.id !== product.id && isProductAvailable(other)).map((other) => [other.id, other]));
  const vehicleIds = new Set(product.fitment.flatMap((row) => row.vehicleIds));
  return Array.from(others.values())
    .map((other) => ({ other, score: closeness(product, vehicleIds, other) }))
    .toSorted((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, recommendationLimit)
    .map(({ other }) => other);
}

function closeness(product: CatalogueProduct, vehicleIds: ReadonlySet<number>, other: CatalogueProduct): number {
  const fitsToo = other.fitment.some((row) => row.vehicleIds.some((id) => vehicleIds.has(id)));
  return Number(fitsToo) * 4 + Number(other.categoryIds[0] === product.categoryIds[0]) * 2 + Number(other.vendor === product.vendor);
}
