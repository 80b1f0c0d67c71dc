// By hand: the first formatter of Intl keeps a slow phone from answering for as long as all of a page's prices would.

/** A number as Australians read it, with at most two decimals: 1295.5 → "1,295.5". */
export function formatNumber(value: number): string {
  return withCommas(value.toFixed(2).replace(/\.?0+$/, ""));
}

/** Formats cents as a shopper reads them: 129500 → "$1,295.00". Money is an integer number of cents (AUD, GST included) everywhere inside the shop. */
export function formatMoney(cents: number): string {
  return withCommas((cents / 100).toFixed(2)).replace(/\d/, "$$$&");
}

const withCommas = (digits: string) => digits.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, "$&,");

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
