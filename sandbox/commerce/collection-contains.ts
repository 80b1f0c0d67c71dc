import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";

/** Is the product in the collection of this handle, a category (or anything below it) or a promotion? */
export function collectionContains(catalogue: Catalogue, collectionHandle: string, product: CatalogueProduct): boolean {
  if (product.promotionHandles.includes(collectionHandle)) return true;
  const category = catalogue.categories.find(({ handle }) => handle === collectionHandle);
  return category !== undefined && product.categoryIds.includes(category.id);
}
