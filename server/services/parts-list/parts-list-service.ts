import type { PartMatch, ResolvedLine, ResolvedList } from "#shared/contract/catalogue/parts-list.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { VehicleChoice } from "#shared/contract/catalogue/vehicle.ts";
import { AppError } from "#shared/domain/app-error.ts";
import {
  type LineReading,
  type ListedLine,
  partNumberKey,
  partsListLimits,
  readPartsList,
} from "#shared/domain/cart/parts-list/parts-list.ts";
import { isPurchasable } from "#shared/domain/product/availability.ts";
import type { FitmentService } from "../fitment/fitment-service.ts";

type PartsListServiceOptions = { index: NumberIndexPort; fitment: Pick<FitmentService, "cards"> };

const matchesMax = 6;
const kinds = ["own", "replaces", "other"] as const;

/** Reads lists of part numbers and says which parts they mean: one call to the index for all lines, one to that of fitment. Nothing of a list is kept. */
export function createPartsListService({ index, fitment }: PartsListServiceOptions): PartsListService {
  return {
    async resolve(list, choice) {
      const lines = readBounded(list);
      const keys = [...new Set(lines.flatMap(({ readings }) => readings.map(({ key }) => key)))];
      const found = keys.length === 0 ? [] : await index.byNumbers(keys);
      const judged = await fitment.cards(
        found.map(({ card }) => card),
        choice,
      );
      const verdicts = new Map(judged.map(({ id, fitment: verdict }) => [id, verdict]));
      const byKey = new Map<string, NumberedProduct[]>();
      for (const product of found) for (const key of keysOf(product)) byKey.set(key, [...(byKey.get(key) ?? []), product]);
      return { lines: lines.map((line) => resolveLine(line, byKey, verdicts)) };
    },
  };
}

/** What is too long isn't read at all: that takes the longest of anything that anybody can post. */
function readBounded(list: string): ListedLine[] {
  if (list.length > partsListLimits.characters) throw tooMuch("That is more text than one list can hold. Please send it in parts.");
  const lines = readPartsList(list);
  if (lines.length > partsListLimits.lines)
    throw tooMuch(`A list has at most ${partsListLimits.lines} lines; this one has ${lines.length}. Please send it in parts.`);
  return lines;
}

function tooMuch(userMessage: string): AppError {
  return new AppError("UNPROCESSABLE", "a parts list beyond its limits", { userMessage });
}

/** Whether a product fits, by its id. */
type Verdicts = ReadonlyMap<string, ProductCard["fitment"]>;

function resolveLine(
  { text, readings, problem }: ListedLine,
  byKey: ReadonlyMap<string, NumberedProduct[]>,
  verdicts: Verdicts,
): ResolvedLine {
  const reading = readings.find(({ key }) => byKey.has(key));
  if (reading === undefined) {
    const [likeliest] = problem === null ? readings : [];
    const unknown = likeliest && `No part that we sell has the number ${likeliest.number}.`;
    return {
      text,
      number: likeliest?.number ?? null,
      quantity: likeliest?.quantity ?? 1,
      problem: problem ?? unknown ?? null,
      matches: [],
    };
  }
  const matches = (byKey.get(reading.key) ?? []).map((product) => toMatch(product, reading, verdicts)).toSorted(byNearness);
  return { text, number: reading.number, quantity: reading.quantity, problem: null, matches: matches.slice(0, matchesMax) };
}

function byNearness(one: PartMatch, other: PartMatch): number {
  const canBeHad = ({ availability }: PartMatch) => Number(isPurchasable(availability));
  return canBeHad(other) - canBeHad(one) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.priceCents - other.priceCents;
}

function toMatch({ card, skus, variantIds, replacesNumbers }: NumberedProduct, { key }: LineReading, verdicts: Verdicts): PartMatch {
  const variant = skus.findIndex((sku) => partNumberKey(sku) === key);
  const isOwn = variant !== -1 || partNumberKey(card.partNumber) === key;
  const isReplaced = replacesNumbers.some((number) => partNumberKey(number) === key);
  const chosen = variantIds[variant] ?? (card.hasVariants ? null : card.variantId);
  return {
    kind: isOwn ? "own" : isReplaced ? "replaces" : "other",
    handle: card.handle,
    title: card.title,
    vendor: card.vendor,
    partNumber: card.partNumber,
    variantId: chosen,
    priceCents: card.priceCents,
    availability: card.availability,
    stock: card.quantity,
    fitment: verdicts.get(card.id) ?? null,
  };
}

function keysOf({ card, skus, numbers }: NumberedProduct): Set<string> {
  return new Set([card.partNumber, ...skus, ...numbers].map(partNumberKey));
}

export type PartsListService = {
  /** Throws UNPROCESSABLE with words for the shopper where a list is beyond its limits. */
  resolve(list: string, choice: VehicleChoice): Promise<ResolvedList>;
};

/** A product with all its numbers: `variantIds` go with `skus`, and `numbers` are those of other makers and of parts whose place it took. */
type NumberedProduct = { card: ProductCard; skus: string[]; variantIds: string[]; numbers: string[]; replacesNumbers: string[] };

/** The search index by numbers, each as `partNumberKey` spells it. One call, whatever their number. Failures are AppErrors with an UPSTREAM code. */
export type NumberIndexPort = { byNumbers(keys: readonly string[]): Promise<NumberedProduct[]> };
