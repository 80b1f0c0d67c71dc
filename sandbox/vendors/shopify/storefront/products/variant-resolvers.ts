import type { GraphQLResolveInfo } from "graphql";
import { isGiftCard } from "#sandbox/catalogue/gift-card.ts";
import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { presentMoney, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { metafieldResolvers } from "../metafield.ts";
import { preferredLocationId, type StorefrontContext } from "../storefront-context.ts";
import { imageNode } from "./image-resolvers.ts";
import { type Coordinates, storeAvailability } from "./location-resolvers.ts";
import { isVariantAvailable } from "./product-index.ts";
import { variantNode, type VariantNode } from "./variant-node.ts";

/** What a bundle is made of: the first variant of each component's product, with its quantity. */
function componentsOf(catalogue: Catalogue, product: CatalogueProduct): { productVariant: VariantNode; quantity: number }[] {
  return product.bundleComponents.flatMap(({ productHandle, quantity }) => {
    const component = catalogue.productByHandle(productHandle);
    const variant = component?.variants[0];
    return component === undefined || variant === undefined ? [] : [{ productVariant: variantNode(component, variant), quantity }];
  });
}

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
  requiresShipping: ({ product }: VariantNode) => !isGiftCard(product),
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
    node: VariantNode,
    { near, ...args }: ConnectionArgs & { near?: Coordinates | null },
    { commerce }: StorefrontContext,
    info: GraphQLResolveInfo,
  ) =>
    arrayConnection(
      storeAvailability(commerce.catalogue, node, { near: near ?? null, preferredLocationId: preferredLocationId(info) }),
      args,
    ),
  ...metafieldResolvers<VariantNode>(
    gidOf,
    ({ product }) => product.createdAt,
    () => null,
  ),
};

type OptionNode = CatalogueProduct["options"][number] & { productId: number; position: number };
type OptionValueNode = { option: OptionNode; name: string; index: number };

export const productOptionResolvers = {
  ProductOption: {
    id: ({ productId, position }: OptionNode) => toGid("ProductOption", `${productId}${position}`),
    optionValues: (option: OptionNode) => option.values.map((name, index): OptionValueNode => ({ option, name, index })),
  },
  ProductOptionValue: {
    id: ({ option, index }: OptionValueNode) =>
      toGid("ProductOptionValue", `${option.productId}${option.position}${String(index).padStart(3, "0")}`),
    swatch: () => null,
    firstSelectableVariant: ({ option, name }: OptionValueNode, _args: unknown, { commerce }: StorefrontContext) => {
      const product = commerce.catalogue.productById(option.productId);
      const variant = product?.variants.find(({ optionValues }) => optionValues[option.name] === name);
      return product === undefined || variant === undefined ? null : variantNode(product, variant);
    },
  },
};
