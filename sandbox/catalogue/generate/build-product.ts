import type { CatalogueProduct } from "../types.ts";
import { availabilityOfDraft } from "./availability.ts";
import { createdAtOf, dealExpiresAtOf } from "./dates.ts";
import { descriptionHtmlOf } from "./descriptions.ts";
import { detailsAndCareHtmlOf } from "./details-and-care.ts";
import { fitmentOf } from "./fitment.ts";
import { galleryOf } from "./images.ts";
import { optionsOf } from "./options.ts";
import { makerNumber } from "./part-numbers.ts";
import { basePriceOf } from "./prices.ts";
import type { ProductDraft } from "./product-draft.ts";
import { idFor, randomFor } from "./random.ts";
import { ratingOf } from "./reviews.ts";
import type { SeedTables } from "./seed-tables.ts";
import { specificationsOf, substanceOf } from "./specifications.ts";
import { tagsOf } from "./tags.ts";
import { titleOf } from "./titles.ts";
import { variantsOf } from "./variants.ts";

/** Builds the whole record of a planned product; everything in it follows from the draft's key. */
export function buildProduct(draft: ProductDraft, tables: SeedTables): CatalogueProduct {
  const title = titleOf(draft);
  const options = optionsOf(draft);
  const substance = substanceOf(draft, options);
  const price = basePriceOf(draft);
  const availability = availabilityOfDraft(draft);
  const { images, imageIndexOf } = galleryOf(draft, title, options);
  const variants = variantsOf({ draft, options, price, availability, stores: tables.stores, imageIndexOf });
  const createdAt = createdAtOf(draft.key);
  const isUniversal = draft.target === null;
  const isOnSale = variants.some(({ compareAtPriceCents }) => compareAtPriceCents !== null);
  return {
    id: idFor(`product|${draft.key}`),
    handle: draft.handle,
    title,
    descriptionHtml: descriptionHtmlOf(draft, options, substance),
    vendor: draft.brand.name,
    brandSlug: draft.brand.slug,
    productType: draft.type.product_type,
    tags: tagsOf(draft, { createdAt, isBundle: draft.components.length > 0, isUniversal }),
    categoryIds: tables.categoryIdsOf(draft.type.category_url),
    promotionHandles: price.promotionHandles,
    options,
    variants,
    images,
    ...numbersOf(draft),
    otherSideHandle: draft.otherSideHandle,
    availability,
    ...shippingOf(draft),
    material: substance.material,
    materialThicknessMm: substance.thicknessMm,
    detailsAndCareHtml: detailsAndCareHtmlOf(draft, substance),
    specifications: specificationsOf(draft, options, substance, variants[0]),
    bundleComponents: draft.components.map(({ draft: component, quantity }) => ({ productHandle: component.handle, quantity })),
    isUniversal,
    fitment: fitmentOf(draft),
    dealExpiresAt: isOnSale ? dealExpiresAtOf(draft.key) : null,
    ...ratingOf(draft),
    createdAt,
  };
}

function numbersOf(draft: ProductDraft): Pick<CatalogueProduct, "partNumber" | "otherNumbers" | "replacesNumbers" | "replacedByHandle"> {
  const { partNumber, target, side } = draft;
  const random = randomFor(`numbers|${draft.key}`);
  const otherNumbers = target === null ? [] : [makerNumber(`${draft.partKey}|${side ?? ""}`, draft.kind.key, target)];
  const replacesNumbers = random.chance(0.04) ? [`${draft.brand.code}-0${random.int(1000, 9999)}`] : [];
  return { partNumber, otherNumbers, replacesNumbers, replacedByHandle: null };
}

function shippingOf({ type }: ProductDraft) {
  const dangerousGoodsClass = type.dangerous_goods_class === "" ? null : type.dangerous_goods_class;
  const reason =
    dangerousGoodsClass !== null
      ? `dangerous goods class ${dangerousGoodsClass}`
      : type.svg_family.startsWith("glass")
        ? "fragile glass"
        : "bulky";
  return {
    isInStoreOnly: type.in_store_only,
    inStoreOnlyReason: type.in_store_only ? reason : null,
    isBulky: type.bulky,
    dangerousGoodsClass,
    coreChargeCents: type.core_charge_aud === null ? null : type.core_charge_aud * 100,
    handlingDaysMin: type.handling_days_min,
    handlingDaysMax: type.handling_days_max,
  };
}
