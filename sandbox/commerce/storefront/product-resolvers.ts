import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { isProductAvailable, isVariantAvailable } from "./availability.ts";
import { collectionNodesOf } from "./collection-node.ts";
import type { ConnectionArgs } from "#sandbox/graphql/connection.ts";
import { arrayConnection } from "#sandbox/graphql/connection.ts";
import { encodeVariants } from "./encode-variants.ts";
import { toGid } from "#sandbox/graphql/gid.ts";
import { imageNode } from "./image-node.ts";
import { metafieldResolvers } from "./metafield.ts";
import { plainText } from "./plain-text.ts";
import { presentMoney } from "#sandbox/graphql/present-money.ts";
import { readProductMetafield } from "./product-metafields.ts";
import { adjacentVariants, variantBySelectedOptions } from "./select-variant.ts";
import type { SelectedOptions } from "./select-variant.ts";
import type { StorefrontContext } from "./storefront-context.ts";
import { variantNode, variantNodes } from "./variant-node.ts";

const gidOf = (product: CatalogueProduct) => toGid("Product", product.id);

/** Fields that the catalogue's record already has under the schema's name (title, handle, vendor, tags …) need no resolver. */
export const productResolvers = {
  id: gidOf,
  description: (product: CatalogueProduct, { truncateAt }: { truncateAt?: number | null }) =>
    plainText(product.descriptionHtml, truncateAt),
  availableForSale: isProductAvailable,
  isGiftCard: () => false,
  requiresSellingPlan: () => false,
  sellingPlanGroups: (_product: CatalogueProduct, args: ConnectionArgs) => arrayConnection([], args),
  publishedAt: (product: CatalogueProduct) => product.createdAt,
  updatedAt: (product: CatalogueProduct) => product.createdAt,
  onlineStoreUrl: (product: CatalogueProduct, _args: unknown, { commerce }: StorefrontContext) =>
    `${commerce.publicUrl}/products/${product.handle}`,
  totalInventory: ({ variants }: CatalogueProduct) => variants.reduce((sum, { stock }) => sum + stock, 0),
  variantsCount: ({ variants }: CatalogueProduct) => ({ count: variants.length, precision: "EXACT" }),
  seo: (product: CatalogueProduct) => ({
    title: `${product.title} | ${product.vendor}`,
    description: plainText(product.descriptionHtml, 160),
  }),
  priceRange: ({ variants }: CatalogueProduct) => rangeOf(variants.map(({ priceCents }) => priceCents)),
  compareAtPriceRange: ({ variants }: CatalogueProduct) => rangeOf(variants.map(({ compareAtPriceCents }) => compareAtPriceCents ?? 0)),
  options: ({ id, options }: CatalogueProduct, { first }: { first?: number | null }) =>
    options.slice(0, first ?? options.length).map(({ name, values }, index) => ({ name, values, productId: id, position: index + 1 })),
  variants: (product: CatalogueProduct, args: ConnectionArgs) => arrayConnection(variantNodes(product), args),
  featuredImage: (product: CatalogueProduct) => imagesOf(product)[0] ?? null,
  images: (product: CatalogueProduct, args: ConnectionArgs) => arrayConnection(imagesOf(product), args),
  media: (product: CatalogueProduct, args: ConnectionArgs) => arrayConnection(imagesOf(product), args),
  collections: (product: CatalogueProduct, args: ConnectionArgs, { commerce }: StorefrontContext) =>
    arrayConnection(collectionNodesOf(commerce.catalogue, product), args),
  variantBySelectedOptions: (product: CatalogueProduct, args: SelectedOptions) => {
    const variant = variantBySelectedOptions(product, args);
    return variant === undefined ? null : variantNode(product, variant);
  },
  selectedOrFirstAvailableVariant: (product: CatalogueProduct, args: SelectedOptions) => {
    const selected = args.selectedOptions?.length ? variantBySelectedOptions(product, args) : undefined;
    const variant = selected ?? product.variants.find(isVariantAvailable) ?? product.variants[0];
    return variant === undefined ? null : variantNode(product, variant);
  },
  adjacentVariants: (product: CatalogueProduct, args: SelectedOptions) =>
    adjacentVariants(product, args).map((variant) => variantNode(product, variant)),
  encodedVariantExistence: (product: CatalogueProduct) => encodeVariants(product, () => true),
  encodedVariantAvailability: (product: CatalogueProduct) => encodeVariants(product, isVariantAvailable),
  ...metafieldResolvers<CatalogueProduct>(
    gidOf,
    ({ createdAt }) => createdAt,
    (product, key, { commerce }) => readProductMetafield(product, key, commerce),
  ),
};

function imagesOf({ id, images }: CatalogueProduct) {
  return images.map((image, index) => imageNode(id, image, index));
}

function rangeOf(cents: number[]) {
  return { minVariantPrice: presentMoney(Math.min(...cents)), maxVariantPrice: presentMoney(Math.max(...cents)) };
}
