import type { Catalogue, CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";

/** What lists are searched and sorted by; made once, since only the stock of a product ever changes. */
export type IndexedProduct = {
  id: number;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  tags: string[];
  skus: string[];
  priceCents: number;
  createdAt: string;
  /** Title, brand, type and numbers in lower case. */
  text: string;
};

export type ProductIndex = { rows(): readonly IndexedProduct[] };

export function createProductIndex(catalogue: Catalogue): ProductIndex {
  let rows: IndexedProduct[] | undefined;
  return { rows: () => (rows ??= Array.from(catalogue.products(), toRow)) };
}

export function toRow(product: CatalogueProduct): IndexedProduct {
  const { id, handle, title, vendor, productType, tags, createdAt } = product;
  const skus = product.variants.map(({ sku }) => sku);
  const text = [title, vendor, productType, product.partNumber, ...skus, ...product.otherNumbers, ...product.replacesNumbers]
    .join(" ")
    .toLowerCase();
  return {
    id,
    handle,
    title,
    vendor,
    productType,
    tags,
    skus,
    createdAt,
    priceCents: Math.min(...product.variants.map(({ priceCents }) => priceCents)),
    text,
  };
}

export function isVariantAvailable(variant: CatalogueVariant): boolean {
  return variant.isFreeSale || variant.stock > 0;
}

export function isProductAvailable(product: CatalogueProduct): boolean {
  return product.variants.some(isVariantAvailable);
}
