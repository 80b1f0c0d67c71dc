import type { ProductDraft } from "./product-draft.ts";
import { isRunning, promotionsFor } from "./promotions.ts";
import { randomFor } from "./random.ts";

const tierFactors: Record<string, number> = { budget: 0.8, house: 0.9, mid: 1, restoration: 1.15, premium: 1.35, nos: 1.6 };
const lowestCents = 200;
const highestCents = 745_000;
const saleShare = 0.12;

export type BasePrice = { cents: number; percentOff: number; promotionHandles: string[] };

/** The product's price before its options change it, and the promotions that reduce it. */
export function basePriceOf(draft: ProductDraft): BasePrice {
  const random = randomFor(`sale|${priceKeyOf(draft)}`);
  const isOnSale = random.chance(saleShare) && draft.kind.name !== "Gift card";
  const offered = promotionsFor(draft.type.category_url);
  const running = offered.filter((promotion) => isRunning(promotion) && promotion.percentOff !== null);
  const quiet = offered.filter((promotion) => promotion.percentOff === null || !isRunning(promotion)).filter(() => random.chance(0.25));
  const [sale] = isOnSale && random.chance(0.75) ? running : [];
  const percentOff = !isOnSale ? 0 : (sale?.percentOff ?? random.pick([10, 15, 20]));
  const promotions = sale === undefined ? quiet : [sale, ...quiet];
  return { cents: fullPriceCents(draft), percentOff, promotionHandles: promotions.map(({ handle }) => handle) };
}

/** Rounds to an ending that shoppers know: .50 or .95 below $100, .00 above; never outside the shop's price bands. */
export function shelfPriceCents(cents: number, ending: number): number {
  const bounded = Math.min(highestCents, Math.max(lowestCents, cents));
  if (bounded >= 10_000) return Math.min(highestCents, Math.round(bounded / 100) * 100);
  const dollars = Math.max(2, Math.floor(bounded / 100));
  return dollars * 100 + ([0, 50, 95][Math.floor(ending * 3)] ?? 0);
}

/** A number in [0, 1) that picks the price ending, the same for all variants of a product. */
export function priceEndingOf(draft: ProductDraft): number {
  return randomFor(`ending|${priceKeyOf(draft)}`).next();
}

/** Left and right cost the same, on sale too. */
function priceKeyOf({ partKey, brand }: ProductDraft): string {
  return `${partKey}|${brand.code}`;
}

function fullPriceCents(draft: ProductDraft): number {
  const { type, brand, side } = draft;
  const low = Math.log(type.price_aud_min);
  const high = Math.log(type.price_aud_max);
  const dollars = Math.exp(low + randomFor(`price|${draft.partKey}`).next() * (high - low));
  const setFactor = side === "Pair" ? 1.85 : side === "Set" && type.sides.length > 1 ? 2.4 : 1;
  return Math.round(dollars * 100 * setFactor * (tierFactors[brand.tier] ?? 1));
}
