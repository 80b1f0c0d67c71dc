import { type Availability, isPurchasable } from "./availability.ts";
import { noCarouselTag } from "./carousel-products.ts";
import { formatMoney, savingCents } from "../money.ts";

const labels: Record<Availability, string> = {
  "special-order": "Special Order",
  backorder: "Backorder",
  "made-to-order": "Made to Order",
  "out-of-stock": "No Stock Available",
  "in-stock": "In Stock",
};

/** It steers the shop and means nothing to a shopper. */
const reservedTag = readable(noCarouselTag);
const mostTags = 2;
const saleTag = "rares price";

/** How a gift card reaches the shopper. */
export const sentByEmail = "Sent by email";

/** Whether a part can be had, in the words of a card. */
export function stockLabel(availability: Availability): string {
  return labels[availability];
}

/** The line below the stock label. */
export function fulfilmentLabel(card: { availability: Availability; isInStoreOnly: boolean; isGiftCard?: boolean | undefined }): string {
  if (card.isGiftCard) return sentByEmail;
  if (card.isInStoreOnly) return "In-store only";
  return card.availability === "in-stock" ? "In-store & Delivery" : "In-store or Delivery";
}

/** Tags as a card shows them: two at most, one when it is on sale; 'rares price' on a sale without tags. */
export function cardTags(tags: string[], isOnSale: boolean): string[] {
  const shown = [...new Set(tags.map(readable))].filter((tag) => tag !== "" && tag !== reservedTag);
  if (isOnSale && shown.length === 0) return [saleTag];
  return shown.slice(0, isOnSale ? mostTags - 1 : mostTags);
}

function readable(tag: string): string {
  return tag.replaceAll("_", " ").trim().toLowerCase();
}

/** Cards add a product straight away only where nothing is left to choose or to know. */
export function isAddedFromCard(card: { availability: Availability; hasVariants: boolean; isInStoreOnly: boolean }): boolean {
  return isPurchasable(card.availability) && !card.hasVariants && !card.isInStoreOnly;
}

/** 'Save $12.00', or null when there is no saving. */
export function savingLabel(priceCents: number, compareToPriceCents: number | null): string | null {
  const saving = savingCents(priceCents, compareToPriceCents);
  return saving > 0 ? `Save ${formatMoney(saving)}` : null;
}

/** The brand's page, or a search for the vendor when the brand has none. */
export function brandHref(card: { brandSlug: string | null; vendor: string }): string {
  return card.brandSlug ? `/brands/${card.brandSlug}` : `/search?vendor=${encodeURIComponent(card.vendor)}`;
}

/** The most that a review can give. */
export const maxRating = 5;

/** The score out of five with one decimal, or null while nobody has reviewed the product. */
export function ratingLabel(rating: number | null, reviewsCount: number): string | null {
  if (rating === null || reviewsCount < 1) return null;
  return Math.min(Math.max(rating, 0), maxRating).toFixed(1);
}
