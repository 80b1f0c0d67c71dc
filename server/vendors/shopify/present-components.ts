import type { BundleComponent } from "#shared/contract/product.ts";
import type { ProductByHandleQuery } from "./generated/graphql.ts";
import { presentPicture } from "./present-picture.ts";
import { presentOptions, presentVariant } from "./present-variant.ts";
import type { ShopifyLogger } from "./shopify-logger.ts";

type Components = NonNullable<NonNullable<ProductByHandleQuery["product"]>["selectedOrFirstAvailableVariant"]>["components"]["nodes"];

type ComponentsOptions = { publicUrl: string; owner: string; logger: ShopifyLogger };

/** What a bundle is made of, each part with all of its variants. A bundle with a part that can't be chosen is no bundle: logged, and treated as none. */
export function presentComponents(components: Components, { publicUrl, owner, logger }: ComponentsOptions): BundleComponent[] {
  const presented = components.map(({ quantity, productVariant: { product } }) => ({
    handle: product.handle,
    title: product.title,
    quantity,
    picture: product.featuredImage ? presentPicture(product.featuredImage, product.title, publicUrl) : null,
    options: presentOptions(product.options),
    variants: product.variants.nodes.map((variant) => presentVariant(variant, product.title, publicUrl)),
  }));
  const isUsable = presented.every(({ quantity, variants }) => quantity > 0 && variants.length > 0);
  if (isUsable) return presented;
  logger.warn({ event: "bundle.unreadable", owner }, "A bundle's parts could not be read, so it is shown without them");
  return [];
}
