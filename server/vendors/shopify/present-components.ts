import type { BundleComponent } from "#shared/contract/product.ts";
import type { ProductByHandleQuery } from "./generated/graphql.ts";
import { presentPicture } from "./present-picture.ts";
import { presentOptions, presentVariant } from "./present-variant.ts";

type Components = NonNullable<NonNullable<ProductByHandleQuery["product"]>["selectedOrFirstAvailableVariant"]>["components"]["nodes"];

/** What a bundle is made of, each part with all of its variants. */
export function presentComponents(components: Components, publicUrl: string): BundleComponent[] {
  return components.map(({ quantity, productVariant: { product } }) => ({
    handle: product.handle,
    title: product.title,
    quantity,
    picture: product.featuredImage ? presentPicture(product.featuredImage, product.title, publicUrl) : null,
    options: presentOptions(product.options),
    variants: product.variants.nodes.map((variant) => presentVariant(variant, product.title, publicUrl)),
  }));
}
