import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import type { VariantNode } from "./variant-node.ts";
import { variantNode } from "./variant-node.ts";

/** What a bundle is made of: the first variant of each component's product, with its quantity. */
export function componentsOf(catalogue: Catalogue, product: CatalogueProduct): { productVariant: VariantNode; quantity: number }[] {
  return product.bundleComponents.flatMap(({ productHandle, quantity }) => {
    const component = catalogue.productByHandle(productHandle);
    const variant = component?.variants[0];
    return component === undefined || variant === undefined ? [] : [{ productVariant: variantNode(component, variant), quantity }];
  });
}
