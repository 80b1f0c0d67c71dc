import { z } from "zod";
import { sanitiseHtml } from "#server/input/html/sanitise-html.ts";
import type { SourcedProduct } from "#server/services/catalogue/catalogue-port.ts";
import type { BundleComponent } from "#shared/contract/catalogue/product.ts";
import { slugify } from "#shared/domain/slug.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import type { ShopifyLogger } from "../create-storefront-api.ts";
import type { ProductByHandleQuery } from "../generated/graphql.ts";
import { metafieldReader } from "./metafield-reader.ts";
import { presentAvailability } from "./present-availability.ts";
import { presentGallery } from "./present-gallery.ts";
import { presentPicture } from "./present-picture.ts";
import { presentOptions, presentVariant } from "./present-variant.ts";

type PlatformProduct = NonNullable<ProductByHandleQuery["product"]>;

const specificationSchema = z.object({ label: z.string(), value: z.string() });
const promotionSchema = z.object({ handle: z.string(), title: z.string(), endsAt: z.string().nullish() });

/** A product as its page shows it: prices in cents, weights in grams, times as ISO 8601. A metafield that can't be read is left out and logged. */
export function presentProduct(product: PlatformProduct, publicUrl: string, logger: ShopifyLogger): SourcedProduct {
  const { id, handle, title, description, vendor, productType, tags } = product;
  const metafields = metafieldReader(product.metafields, handle, logger);
  const { isSpecialOrder, isMadeToOrder, availability } = presentAvailability(product, metafields);
  const variants = product.variants.nodes.map((variant) =>
    presentVariant(variant, { title, isOrderedIn: isSpecialOrder || isMadeToOrder }, publicUrl),
  );
  const details = metafields.text("detail_care");
  const dealExpiresAt = stillToCome(metafields.date("deal_expiry"));
  return {
    id,
    handle,
    title,
    description,
    descriptionHtml: sanitiseHtml(product.descriptionHtml),
    vendor,
    brandSlug: slugify(vendor) || null,
    productType,
    sku: variants[0]?.sku ?? "",
    partNumber: metafields.text("part_number") ?? variants[0]?.sku ?? "",
    otherNumbers: metafields.list("other_numbers"),
    replacesNumbers: metafields.list("replaces_numbers"),
    replacedByHandle: metafields.text("replaced_by"),
    tags,
    pictures: presentGallery(product.media.nodes, { handle, title, publicUrl, logger }),
    options: presentOptions(product.options),
    variants,
    availability,
    isInStoreOnly: metafields.flag("in_store_only"),
    inStoreOnlyReason: metafields.text("in_store_only_reason"),
    isSpecialOrder,
    isMadeToOrder,
    isBulky: metafields.flag("is_bulky"),
    dangerousGoodsClass: metafields.text("dangerous_goods_class"),
    coreChargeCents: metafields.moneyCents("core_charge"),
    handlingDays: handlingDays(metafields),
    specifications: metafields.entries("specifications", specificationSchema),
    detailsAndCareHtml: details === null ? null : sanitiseHtml(details),
    material: metafields.text("material"),
    materialThicknessMm: metafields.text("material_thickness"),
    bundleComponents: presentComponents(product.selectedOrFirstAvailableVariant?.components.nodes ?? [], {
      publicUrl,
      owner: handle,
      logger,
    }),
    hasFitment: metafields.hasVehicles(),
    isUniversal: metafields.flag("is_universal"),
    ...(metafields.flag("is_for_people") && { isForPeople: true }),
    ...(product.isGiftCard && { isGiftCard: true }),
    dealExpiresAt,
    dealEndsOn: dealExpiresAt && officeDay(dealExpiresAt),
    promotion: presentPromotion(metafields),
    rating: metafields.number("rating"),
    reviewsCount: metafields.integer("reviews_count") ?? 0,
    seo: { title: product.seo.title || title, description: product.seo.description || description.slice(0, 160) },
    categoryHandle: metafields.text("category"),
  };
}

/** A deal that is over has no end to count down to. */
function stillToCome(date: string | null): string | null {
  return date !== null && Date.parse(date) > Date.now() ? date : null;
}

type Metafields = ReturnType<typeof metafieldReader>;

function handlingDays(metafields: Metafields): SourcedProduct["handlingDays"] {
  const min = metafields.integer("handling_time_min");
  const max = metafields.integer("handling_time_max");
  const known = [min, max].filter((days) => days !== null);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

function presentPromotion(metafields: Metafields): SourcedProduct["promotion"] {
  const promotion = metafields.json("promotion", promotionSchema);
  if (promotion === null) return null;
  const { handle, title, endsAt } = promotion;
  return { handle, title, endsAt: endsAt ? stillToCome(metafields.checkedDate("promotion", endsAt)) : null };
}

type Components = NonNullable<NonNullable<ProductByHandleQuery["product"]>["selectedOrFirstAvailableVariant"]>["components"]["nodes"];

type ComponentsOptions = { publicUrl: string; owner: string; logger: ShopifyLogger };

/** What a bundle is made of, each part with all of its variants. A bundle with a part that can't be chosen is no bundle: logged, and treated as none. */
function presentComponents(components: Components, { publicUrl, owner, logger }: ComponentsOptions): BundleComponent[] {
  const presented = components.map(({ quantity, productVariant: { product } }) => ({
    handle: product.handle,
    title: product.title,
    quantity,
    picture: product.featuredImage ? presentPicture(product.featuredImage, product.title, publicUrl) : null,
    options: presentOptions(product.options),
    variants: product.variants.nodes.map((variant) => presentVariant(variant, { title: product.title, isOrderedIn: false }, publicUrl)),
  }));
  const isUsable = presented.every(({ quantity, variants }) => quantity > 0 && variants.length > 0);
  if (isUsable) return presented;
  logger.warn({ event: "bundle.unreadable", owner }, "A bundle's parts could not be read, so it is shown without them");
  return [];
}
