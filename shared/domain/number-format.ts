const numberFormat = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 2 });

/** A number as Australians read it, with at most two decimals: 1295.5 → "1,295.5". One formatter serves all, for making one costs more than using it. */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}
