const numberFormat = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 2 });

/** A number as Australians read it, with at most two decimals: 1295.5 → "1,295.5". One formatter serves all, for making one costs more than using it. */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** Money is an integer number of cents (AUD, GST included) everywhere inside the shop. */

const audFormat = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

/** Formats cents as a shopper reads them: 129500 → "$1,295.00". */
export function formatMoney(cents: number): string {
  return audFormat.format(cents / 100);
}

/** Reads a vendor's decimal string ("1295.0") into cents; throws a RangeError when it is not a finite amount. Source: Shopify's `MoneyV2.amount`. */
export function parseMoneyAmount(amount: string): number {
  const cents = Math.round(Number(amount) * 100);
  if (amount.trim() === "" || !Number.isFinite(cents)) throw new RangeError(`Not an amount of money: ${amount}`);
  return cents;
}

/** Cents saved against the compare-to price, or 0 when there is no saving. */
export function savingCents(priceCents: number, compareToPriceCents: number | null): number {
  return compareToPriceCents !== null && compareToPriceCents > priceCents ? compareToPriceCents - priceCents : 0;
}
