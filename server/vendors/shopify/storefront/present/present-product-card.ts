import { parseGid } from "@shopify/hydrogen-react";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { slugify } from "#shared/domain/slug.ts";
import type { ShopifyLogger } from "../create-storefront-api.ts";
import type { ProductCardFieldsFragment } from "../generated/graphql.ts";
import { metafieldReader } from "./metafield-reader.ts";
import { presentAvailability } from "./present-availability.ts";
import { presentPicture } from "./present-picture.ts";
import { presentOptions } from "./present-variant.ts";

/** A product as lists and shelves show it: prices in cents, times as ISO 8601. A metafield that can't be read is left out and logged. */
export function presentProductCard(product: ProductCardFieldsFragment, publicUrl: string, logger: ShopifyLogger): ProductCard {
  const { id, handle, title, vendor, productType, tags, priceRange } = product;
  const metafields = metafieldReader(product.metafields, handle, logger);
  const { availability, stockCount } = presentAvailability(product, metafields);
  const variant = product.variants.nodes[0];
  const options = presentOptions(product.options);
  return {
    id,
    objectId: parseGid(id).id,
    handle,
    title,
    vendor,
    brandSlug: slugify(vendor) || null,
    productType,
    sku: variant?.sku ?? "",
    partNumber: metafields.text("part_number") ?? variant?.sku ?? "",
    variantId: variant?.id ?? "",
    hasVariants: (product.variantsCount?.count ?? 1) > 1,
    picture: product.featuredImage ? presentPicture(product.featuredImage, title, publicUrl) : null,
    priceCents: parseMoneyAmount(priceRange.minVariantPrice.amount),
    maxPriceCents: parseMoneyAmount(priceRange.maxVariantPrice.amount),
    compareToPriceCents: compareToPriceOf(product),
    availability,
    quantity: stockCount,
    isInStoreOnly: metafields.flag("in_store_only"),
    tags,
    colours: options.find(({ name }) => /^colou?r$/i.test(name))?.values ?? [],
    rating: metafields.number("rating"),
    reviewsCount: metafields.integer("reviews_count") ?? 0,
    hasFitment: metafields.hasVehicles(),
    isUniversal: metafields.flag("is_universal"),
    ...(metafields.flag("is_for_people") && { isForPeople: true }),
    ...(product.isGiftCard && { isGiftCard: true }),
    fitment: null,
  };
}

/** What the variant whose price is shown cost before; another variant's saving is no saving on it. */
function compareToPriceOf({ variants, priceRange: { minVariantPrice } }: ProductCardFieldsFragment): number | null {
  const shown = variants.nodes.find(({ price }) => parseMoneyAmount(price.amount) === parseMoneyAmount(minVariantPrice.amount));
  return shown?.compareAtPrice ? parseMoneyAmount(shown.compareAtPrice.amount) : null;
}
