import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import { presentMoney } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { MetafieldValue } from "../metafield.ts";

type Reader = (product: CatalogueProduct, commerce: Commerce) => MetafieldValue | null;

const readers = new Map<string, Reader>([
  ["part_number", (product) => text(product.partNumber)],
  ["other_numbers", (product) => textList(product.otherNumbers)],
  ["replaces_numbers", (product) => textList(product.replacesNumbers)],
  ["replaced_by", (product) => text(product.replacedByHandle)],
  ["other_side", (product) => text(product.otherSideHandle)],
  ["special_order", (product) => flag(product.availability === "special-order")],
  ["made_to_order", (product) => flag(product.availability === "made-to-order")],
  ["in_store_only", (product) => flag(product.isInStoreOnly)],
  ["in_store_only_reason", (product) => text(product.inStoreOnlyReason)],
  ["is_bulky", (product) => flag(product.isBulky)],
  ["is_universal", (product) => flag(product.isUniversal)],
  ["is_for_people", (product) => flag(product.isForPeople)],
  ["dangerous_goods_class", (product) => text(product.dangerousGoodsClass)],
  ["core_charge", ({ coreChargeCents }) => (coreChargeCents === null ? null : money(coreChargeCents))],
  ["handling_time_min", (product) => integer(product.handlingDaysMin)],
  ["handling_time_max", (product) => integer(product.handlingDaysMax)],
  ["material", (product) => text(product.material)],
  ["material_thickness", (product) => text(product.materialThicknessMm)],
  [
    "detail_care",
    ({ detailsAndCareHtml }) => (detailsAndCareHtml === null ? null : { type: "multi_line_text_field", value: detailsAndCareHtml }),
  ],
  ["specifications", ({ specifications }) => (specifications.length === 0 ? null : json(specifications))],
  [
    "vehicle_ids",
    ({ fitment }) => (fitment.length === 0 ? null : json(Array.from(new Set(fitment.flatMap(({ vehicleIds }) => vehicleIds))))),
  ],
  ["fitment", ({ fitment }) => (fitment.length === 0 ? null : json(fitment))],
  ["deal_expiry", ({ dealExpiresAt }) => (dealExpiresAt === null ? null : { type: "date_time", value: dealExpiresAt })],
  ["promotion", currentPromotion],
  ["rating", ({ rating }) => (rating === null ? null : { type: "number_decimal", value: String(rating) })],
  ["reviews_count", (product) => integer(product.reviewsCount)],
  ["reviews", ({ reviews }) => (reviews.length === 0 ? null : json(reviews))],
  ["category", leafCategory],
]);

/** A product's metafield in namespace `custom`; null when it has no value, as Shopify keeps no empty metafields. */
export function readProductMetafield(product: CatalogueProduct, key: string, commerce: Commerce): MetafieldValue | null {
  return readers.get(key)?.(product, commerce) ?? null;
}

function currentPromotion(product: CatalogueProduct, { catalogue, now }: Commerce): MetafieldValue | null {
  const time = now().toISOString();
  const running = catalogue.promotions.find(
    ({ handle, startsAt, endsAt }) => product.promotionHandles.includes(handle) && startsAt <= time && endsAt > time,
  );
  return running === undefined ? null : json({ handle: running.handle, title: running.title, endsAt: running.endsAt });
}

function leafCategory(product: CatalogueProduct, { catalogue }: Commerce): MetafieldValue | null {
  const leaf = catalogue.categories.find(({ id }) => id === product.categoryIds[0]);
  return text(leaf?.handle ?? null);
}

function text(value: string | null): MetafieldValue | null {
  return value === null || value === "" ? null : { type: "single_line_text_field", value };
}

function textList(values: string[]): MetafieldValue | null {
  return values.length === 0 ? null : { type: "list.single_line_text_field", value: JSON.stringify(values) };
}

function flag(isSet: boolean): MetafieldValue {
  return { type: "boolean", value: String(isSet) };
}

function integer(value: number): MetafieldValue {
  return { type: "number_integer", value: String(value) };
}

function money(cents: number): MetafieldValue {
  const { amount, currencyCode } = presentMoney(cents);
  return { type: "money", value: JSON.stringify({ amount, currency_code: currencyCode }) };
}

function json(value: object): MetafieldValue {
  return { type: "json", value: JSON.stringify(value) };
}
