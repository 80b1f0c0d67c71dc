import { isGiftCard } from "#sandbox/catalogue/gift-card.ts";
import type { CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { presentMoney, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { collectionNodesOf } from "../collections/collection-node.ts";
import { metafieldResolvers } from "../metafield.ts";
import { onlineStoreUrl } from "../shop.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import { imageNode } from "./image-resolvers.ts";
import { plainText } from "./plain-text.ts";
import { isProductAvailable, isVariantAvailable } from "./product-index.ts";
import { readProductMetafield } from "./product-metafields.ts";
import { variantNode, variantNodes } from "./variant-node.ts";
import { videoNodes } from "./video-resolvers.ts";

type SelectedOption = { name: string; value: string };
type SelectedOptions = {
  selectedOptions?: SelectedOption[] | null;
  caseInsensitiveMatch?: boolean | null;
  ignoreUnknownOptions?: boolean | null;
};

/** The variant with exactly these option values; undefined when options are missing, unknown or do not combine. */
function variantBySelectedOptions(product: CatalogueProduct, args: SelectedOptions): CatalogueVariant | undefined {
  const selected = knownOptions(product, args);
  if (selected.length < product.options.length) return undefined;
  return product.variants.find((variant) => selected.every((option) => hasValue(variant, option, args)));
}

/** Variants that differ from the selection in one option at most. */
function adjacentVariants(product: CatalogueProduct, args: SelectedOptions): CatalogueVariant[] {
  const first = product.variants[0];
  const chosen = knownOptions(product, args);
  const selected = product.options.map(
    ({ name }) => chosen.find((option) => option.name === name) ?? { name, value: first?.optionValues[name] ?? "" },
  );
  return product.variants.filter((variant) => selected.filter((option) => !hasValue(variant, option, args)).length <= 1);
}

function knownOptions(product: CatalogueProduct, { selectedOptions, ignoreUnknownOptions }: SelectedOptions): SelectedOption[] {
  const selected = selectedOptions ?? [];
  return ignoreUnknownOptions === true ? selected.filter(({ name }) => product.options.some((option) => option.name === name)) : selected;
}

function hasValue(variant: CatalogueVariant, { name, value }: SelectedOption, { caseInsensitiveMatch }: SelectedOptions): boolean {
  if (caseInsensitiveMatch !== true) return variant.optionValues[name] === value;
  return Object.entries(variant.optionValues).some(
    ([key, held]) => key.toLowerCase() === name.toLowerCase() && held.toLowerCase() === value.toLowerCase(),
  );
}

/**
 * Shopify's encoding of which option combinations exist, "v1_0:0-2,1:0," for values by their position: ":" goes a level down, "," ends a
 * level, " " separates neighbours and "-" spans a run. Source: `decodeEncodedVariant` of @shopify/hydrogen-react.
 */
function encodeVariants(product: CatalogueProduct, isIncluded: (variant: CatalogueVariant) => boolean): string {
  const combinations = product.variants
    .filter(isIncluded)
    .map((variant) => product.options.map(({ name, values }) => values.indexOf(variant.optionValues[name] ?? "")));
  return `v1_${encodeLevel(combinations)}`;
}

function encodeLevel(combinations: number[][]): string {
  const firsts = Array.from(new Set(combinations.map(([first]) => first ?? 0))).toSorted((a, b) => a - b);
  if ((combinations[0]?.length ?? 0) <= 1) return encodeRuns(firsts);
  return firsts
    .map((first) => `${first}:${encodeLevel(combinations.filter(([value]) => value === first).map((rest) => rest.slice(1)))},`)
    .join("");
}

function encodeRuns(positions: number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const position of positions) {
    const last = runs.at(-1);
    if (last?.to === position - 1) last.to = position;
    else runs.push({ from: position, to: position });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(" ");
}

const gidOf = (product: CatalogueProduct) => toGid("Product", product.id);

/** Fields that the catalogue's record already has under the schema's name (title, handle, vendor, tags …) need no resolver. */
export const productResolvers = {
  id: gidOf,
  description: (product: CatalogueProduct, { truncateAt }: { truncateAt?: number | null }) =>
    plainText(product.descriptionHtml, truncateAt),
  availableForSale: isProductAvailable,
  isGiftCard,
  requiresSellingPlan: () => false,
  sellingPlanGroups: (_product: CatalogueProduct, args: ConnectionArgs) => arrayConnection([], args),
  publishedAt: (product: CatalogueProduct) => product.createdAt,
  updatedAt: (product: CatalogueProduct) => product.createdAt,
  onlineStoreUrl: ({ handle }: CatalogueProduct) => onlineStoreUrl(`products/${handle}`),
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
  media: (product: CatalogueProduct, args: ConnectionArgs) => arrayConnection([...imagesOf(product), ...videoNodes(product)], args),
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
