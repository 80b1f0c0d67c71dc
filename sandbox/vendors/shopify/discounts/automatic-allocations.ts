import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { Allocation, PricedLine } from "../cart/priced-cart.ts";
import { type AutomaticDiscount, type FreeGift, isEntitled, type MultiBuy } from "./automatic-discounts.ts";

/** Puts the automatic discounts on the lines: gifts first, then the best multi-buy on lines that are not gifts. */
export function withAutomaticAllocations(catalogue: Catalogue, lines: PricedLine[], discounts: AutomaticDiscount[]): PricedLine[] {
  const gifts = discounts.filter((discount) => discount.kind === "free-gift");
  const multiBuys = discounts.filter((discount) => discount.kind === "multi-buy");
  const gifted = gifts.reduce((current, gift) => withGift(catalogue, current, gift), lines);
  return gifted.map((line) => (line.allocations.length > 0 ? line : withMultiBuy(catalogue, gifted, line, multiBuys)));
}

function withGift(catalogue: Catalogue, lines: PricedLine[], gift: FreeGift): PricedLine[] {
  const qualifying = lines.filter((line) => line.variant.id !== gift.giftVariantId && isEntitled(catalogue, gift, line.product));
  const uses = Math.min(Math.floor(unitsOf(qualifying) / gift.itemsRequired), gift.usesPerOrderLimit);
  let left = uses * gift.giftQuantity;
  return lines.map((line) => {
    if (line.variant.id !== gift.giftVariantId || left === 0) return line;
    const free = Math.min(left, line.line.quantity);
    left -= free;
    return withAllocation(line, {
      source: { automaticTitle: gift.title },
      value: { percent: 100 },
      selection: "ENTITLED",
      cents: free * line.unitCents,
    });
  });
}

function withMultiBuy(catalogue: Catalogue, lines: PricedLine[], line: PricedLine, multiBuys: MultiBuy[]): PricedLine {
  const best = multiBuys
    .filter((discount) => isEntitled(catalogue, discount, line.product))
    .filter(
      (discount) =>
        unitsOf(lines.filter((other) => other.allocations.length === 0 && isEntitled(catalogue, discount, other.product))) >=
        discount.itemsRequired,
    )
    .toSorted((a, b) => b.percent - a.percent)[0];
  if (best === undefined) return line;
  const cents = Math.round((line.totalCents * best.percent) / 100);
  return withAllocation(line, { source: { automaticTitle: best.title }, value: { percent: best.percent }, selection: "ENTITLED", cents });
}

export function withAllocation(line: PricedLine, allocation: Allocation): PricedLine {
  return { ...line, allocations: [...line.allocations, allocation], totalCents: line.totalCents - allocation.cents };
}

function unitsOf(lines: PricedLine[]): number {
  return lines.reduce((sum, { line }) => sum + line.quantity, 0);
}
