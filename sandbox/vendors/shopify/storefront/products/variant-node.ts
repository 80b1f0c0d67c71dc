import type { Catalogue, CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";

/** A variant with the product it belongs to: the parent value of ProductVariant's resolvers. */
export type VariantNode = { __typename: "ProductVariant"; product: CatalogueProduct; variant: CatalogueVariant };

export function variantNode(product: CatalogueProduct, variant: CatalogueVariant): VariantNode {
  return { __typename: "ProductVariant", product, variant };
}

export function variantNodes(product: CatalogueProduct): VariantNode[] {
  return product.variants.map((variant) => variantNode(product, variant));
}

export function findVariantNode(catalogue: Catalogue, id: number): VariantNode | null {
  const entry = catalogue.productByVariantId(id);
  return entry === undefined ? null : variantNode(entry.product, entry.variant);
}
