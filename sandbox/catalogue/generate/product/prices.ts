import type { ProductDraft } from "../plan/product-draft.ts";
import { randomFor } from "../random.ts";
import { isRunning, promotionsFor } from "./promotions.ts";

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

/** What an option value does to the price: leather over vinyl, a pack of fifty over ten, a pair over one side. */
const factorByValue: Readonly<Record<string, number>> = {
  Leather: 1.55,
  Cloth: 1.1,
  Chrome: 1.15,
  Polished: 1.2,
  Stainless: 1.3,
  "Ceramic silver": 1.45,
  "Shade band": 1.12,
  Woodgrain: 1.15,
  Pair: 1.85,
  Slotted: 1.25,
  "Slotted and dimpled": 1.35,
  "Heavy duty": 1.2,
  "Track day": 1.5,
  Sports: 1.3,
  Electronic: 1.4,
  "High output": 1.35,
  LED: 1.8,
  "Street and strip": 1.25,
  "Lined cotton": 1.5,
  "Air horn": 1.4,
};

const factorBySize: Readonly<Record<string, number>> = { "3XL": 1.05, "4XL": 1.1, "5XL": 1.1 };
const packPattern = /^Pack of (\d+)$/;
const measuredPattern = /^(\d+(?:\.\d+)?)( mm| cm| kg| L\/h| A| CCA| cfm| inch| L| mL| g| drawers|x)/;

export function optionPriceFactor(name: string, value: string): number {
  const pack = packPattern.exec(value)?.[1];
  if (pack !== undefined) return packFactor(Number(pack));
  if (name === "Value") return 1;
  return factorByValue[value] ?? factorBySize[value] ?? measuredFactor(value);
}

/** Types are priced for a single part or for a pack of ten, whichever is the smallest on offer. */
function packFactor(quantity: number): number {
  return quantity < 10 ? quantity ** 0.8 : (quantity / 10) ** 0.6;
}

/** Bigger costs more, but not in proportion. */
function measuredFactor(value: string): number {
  const [, amount, unit] = measuredPattern.exec(value) ?? [];
  if (amount === undefined || unit === undefined) return 1;
  const reference: Record<string, number> = {
    " mm": 350,
    " cm": 30,
    " kg": 2000,
    " L/h": 150,
    " A": 85,
    " CCA": 520,
    " cfm": 500,
    " inch": 12,
    " L": 1,
    " mL": 500,
    " g": 300,
    " drawers": 8,
    x: 15,
  };
  return (Number(amount) / (reference[unit] ?? Number(amount))) ** 0.35;
}
