import type { SeedTables } from "#sandbox/catalogue/tables/seed-tables.ts";
import type { CatalogueProduct, ProductReview } from "#sandbox/catalogue/types.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import { idFor, type Random, randomFor } from "../random.ts";
import { descriptionHtmlOf, detailsAndCareHtmlOf } from "../texts/descriptions.ts";
import { latestReviewTexts } from "../texts/review-texts.ts";
import { specificationsOf, substanceOf } from "../texts/specifications.ts";
import { tagsOf } from "../texts/tags.ts";
import { titleOf } from "../texts/titles.ts";
import { availabilityOfDraft } from "./availability.ts";
import { fitmentOf } from "./fitment.ts";
import { galleryOf } from "./images.ts";
import { optionsOf } from "../plan/options.ts";
import { makerNumber } from "../plan/part-numbers.ts";
import { basePriceOf } from "./prices.ts";
import { variantsOf } from "./variants.ts";

/** Builds the whole record of a planned product; everything in it follows from the draft's key. */
export function buildProduct(draft: ProductDraft, tables: SeedTables): CatalogueProduct {
  const title = titleOf(draft);
  const options = optionsOf(draft);
  const substance = substanceOf(draft, options);
  const price = basePriceOf(draft);
  const availability = availabilityOfDraft(draft);
  const { images, imageIndexOf } = galleryOf({ draft, title, options, finish: substance.finish });
  const variants = variantsOf({ draft, options, price, availability, stores: tables.stores, imageIndexOf });
  const createdAt = createdAtOf(draft.key);
  const isForPeople = draft.target === null && /^\/parts\/(apparel|collectables-and-gifts)\//.test(draft.type.category_url);
  const isUniversal = draft.target === null && !isForPeople;
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
    isForPeople,
    fitment: fitmentOf(draft),
    dealExpiresAt: isOnSale ? dealExpiresAtOf(draft.key) : null,
    ...ratingOf(draft, Date.parse(createdAt), latestReviewTexts[isForPeople ? "forPeople" : "parts"]),
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

const firstCreated = Date.UTC(2019, 0, 1);
const lastCreated = Date.UTC(2026, 10, 14);
const dayMs = 86_400_000;
const dealShare = 0.15;

/** Dates up to the day before the sandbox's first start, the recent years fuller than the early ones. */
function createdAtOf(key: string): string {
  const share = Math.sqrt(randomFor(`created|${key}`).next());
  return new Date(Math.floor(firstCreated + share * (lastCreated - firstCreated))).toISOString();
}

/** A few of the reduced products are timed deals: one in five of those is over, the rest end within six weeks of the sandbox's first start. */
function dealExpiresAtOf(key: string): string | null {
  const random = randomFor(`deal|${key}`);
  if (!random.chance(dealShare)) return null;
  const [from, to] = random.chance(0.2) ? [Date.UTC(2026, 5, 1), Date.UTC(2026, 9, 30)] : [Date.UTC(2026, 10, 17), Date.UTC(2026, 11, 27)];
  return new Date(from + random.int(0, Math.floor((to - from) / dayMs)) * dayMs).toISOString();
}

type ReviewTexts = (typeof latestReviewTexts)["parts"];
type Rating = { rating: number | null; reviewsCount: number; reviews: ProductReview[] };

const reviewedShare = 0.55;
const shownReviews = 3;
const firstReview = Date.UTC(2023, 0, 1);

/** Nobody judges a part before it is sold, nor on its first day. */
function ratingOf(draft: ProductDraft, createdAt: number, texts: ReviewTexts): Rating {
  const random = randomFor(`reviews|${draft.key}`);
  const from = Math.max(firstReview, createdAt + dayMs);
  const days = Math.floor((lastCreated - from) / dayMs);
  if (!random.chance(reviewedShare) || days < 30) return { rating: null, reviewsCount: 0, reviews: [] };
  const reviewsCount = 1 + Math.floor(-Math.log(1 - random.next()) * 14);
  const rating = Math.round((3.4 + random.next() * 1.6) * 10) / 10;
  const reviews = Array.from({ length: Math.min(shownReviews, reviewsCount) }, () =>
    reviewOf(rating, random, texts, () => from + random.int(0, days) * dayMs),
  );
  const latest = withoutRepeats(reviews).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt, "en"));
  return { rating: averageOf(rating, reviewsCount, latest), reviewsCount, reviews: latest };
}

/** What an average becomes when whole stars have to add up to it and the latest few are settled. */
function averageOf(wanted: number, count: number, latest: readonly ProductReview[]): number {
  const settled = latest.reduce((sum, { rating }) => sum + rating, 0);
  const others = count - latest.length;
  const rest = Math.min(Math.max(Math.round(wanted * count) - settled, others), others * 5);
  return Math.round(((settled + rest) / count) * 10) / 10;
}

function reviewOf(average: number, random: Random, { good, middling }: ReviewTexts, written: () => number): ProductReview {
  const isGood = random.chance(average > 4.2 ? 0.9 : 0.6);
  const [title, body] = random.pick(isGood ? good : middling);
  const createdAt = new Date(written()).toISOString();
  return { rating: isGood ? random.int(4, 5) : random.int(2, 4), title, body, createdAt };
}

function withoutRepeats(reviews: ProductReview[]): ProductReview[] {
  return reviews.filter((review, index) => reviews.findIndex(({ title }) => title === review.title) === index);
}
