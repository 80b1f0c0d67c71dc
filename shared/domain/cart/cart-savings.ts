import { savingCents } from "../money.ts";

type PricedLine = { priceCents: number; compareToPriceCents: number | null; quantity: number; freeQuantity: number };

/** What the shopper saves on a whole cart against the compare-to prices, in cents. Units that are free count as a discount, not as a saving. */
export function cartSavingCents(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineSavingCents(line), 0);
}

/** What the shopper saves on one line, in cents. */
export function lineSavingCents({ priceCents, compareToPriceCents, quantity, freeQuantity }: PricedLine): number {
  return savingCents(priceCents, compareToPriceCents) * Math.max(0, quantity - freeQuantity);
}
