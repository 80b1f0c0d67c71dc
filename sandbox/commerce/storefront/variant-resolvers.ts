import type { ConnectionArgs } from "#sandbox/graphql/connection.ts";
import { arrayConnection } from "#sandbox/graphql/connection.ts";
import { isVariantAvailable } from "./availability.ts";
import { componentsOf } from "./bundle-components.ts";
import { toGid } from "#sandbox/graphql/gid.ts";
import { imageNode } from "./image-node.ts";
import type { GraphQLResolveInfo } from "graphql";
import { preferredLocationId } from "./in-context.ts";
import { metafieldResolvers } from "./metafield.ts";
import { presentMoney } from "#sandbox/graphql/present-money.ts";
import type { Coordinates } from "./store-availability.ts";
import { storeAvailability } from "./store-availability.ts";
import type { StorefrontContext } from "./storefront-context.ts";
import type { VariantNode } from "./variant-node.ts";

const gidOf = ({ variant }: VariantNode) => toGid("ProductVariant", variant.id);
const priceOf = ({ variant }: VariantNode) => presentMoney(variant.priceCents);
const compareAtPriceOf = ({ variant }: VariantNode) =>
  variant.compareAtPriceCents === null ? null : presentMoney(variant.compareAtPriceCents);
const emptyList = (_node: VariantNode, args: ConnectionArgs) => arrayConnection([], args);

export const variantResolvers = {
  id: gidOf,
  sku: ({ variant }: VariantNode) => variant.sku,
  title: ({ variant }: VariantNode) => variant.title,
  barcode: () => null,
  price: priceOf,
  priceV2: priceOf,
  compareAtPrice: compareAtPriceOf,
  compareAtPriceV2: compareAtPriceOf,
  availableForSale: ({ variant }: VariantNode) => isVariantAvailable(variant),
  currentlyNotInStock: ({ variant }: VariantNode) => variant.stock <= 0 && variant.isFreeSale,
  quantityAvailable: ({ variant }: VariantNode) => variant.stock,
  quantityRule: ({ variant }: VariantNode) => ({
    minimum: variant.quantityMinimum,
    maximum: variant.quantityMaximum,
    increment: variant.quantityIncrement,
  }),
  quantityPriceBreaks: emptyList,
  sellingPlanAllocations: emptyList,
  groupedBy: emptyList,
  requiresComponents: ({ product }: VariantNode) => product.bundleComponents.length > 0,
  components: ({ product }: VariantNode, args: ConnectionArgs, { commerce }: StorefrontContext) =>
    arrayConnection(componentsOf(commerce.catalogue, product), args),
  requiresShipping: () => true,
  taxable: () => true,
  shopPayInstallmentsPricing: () => null,
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  weight: ({ variant }: VariantNode) => variant.weightGrams,
  weightUnit: () => "GRAMS",
  selectedOptions: ({ variant }: VariantNode) => Object.entries(variant.optionValues).map(([name, value]) => ({ name, value })),
  image: ({ product, variant }: VariantNode) => {
    const image = product.images[variant.imageIndex] ?? product.images[0];
    return image === undefined ? null : imageNode(product.id, image, product.images.indexOf(image));
  },
  storeAvailability: (
    { variant }: VariantNode,
    { near, ...args }: ConnectionArgs & { near?: Coordinates | null },
    { commerce }: StorefrontContext,
    info: GraphQLResolveInfo,
  ) =>
    arrayConnection(
      storeAvailability(commerce.catalogue.stores, variant, { near: near ?? null, preferredLocationId: preferredLocationId(info) }),
      args,
    ),
  ...metafieldResolvers<VariantNode>(
    gidOf,
    ({ product }) => product.createdAt,
    () => null,
  ),
};
