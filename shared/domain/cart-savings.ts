import { savingCents } from "./money.ts";

type PricedLine = { priceCents: number; compareToPriceCents: number | null; quantity: number; discountCents: number };

/** What the shopper saves on a whole cart: the differences to the compare-to prices and every discount. In cents. */
export function cartSavingCents(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + savingCents(line.priceCents, line.compareToPriceCents) * line.quantity + line.discountCents, 0);
}
