import type { ProductCard } from "#shared/contract/product-card.ts";

/** A product's page, with the search and the place in it that led there. */
export function productUrl(product: Pick<ProductCard, "handle">, queryId: string | null, index: number): string {
  const path = `/products/${product.handle}`;
  return queryId === null ? path : `${path}?${new URLSearchParams({ sid: queryId, pos: String(index + 1) })}`;
}
