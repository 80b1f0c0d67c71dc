/** MoneyV2: amounts are decimal strings with at least one decimal, "1295.0" or "12.95". */
export function presentMoney(cents: number): { amount: string; currencyCode: "AUD" } {
  return { amount: (cents / 100).toFixed(2).replace(/0$/, ""), currencyCode: "AUD" };
}
