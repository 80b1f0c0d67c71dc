/** What a line may hold when the platform sets no maximum ("free sale"). */
export const freeSaleMaximum = 99_999;

export type QuantityBounds = { minimum: number; maximum: number; increment: number };

type SellableVariant = {
  isBackOrder: boolean;
  quantityAvailable: number | null;
  quantityRule: { minimum: number; maximum: number | null; increment: number };
};

/** One to what is in stock; free sale goes up to 99,999. `isFreeSale` is true for goods that are ordered in or made. */
export function quantityBoundsOf(variant: SellableVariant, isFreeSale: boolean): QuantityBounds {
  const { minimum, maximum, increment } = variant.quantityRule;
  const inStock = isFreeSale || variant.isBackOrder ? null : variant.quantityAvailable;
  const step = Math.max(1, increment);
  return { minimum: Math.max(1, minimum), maximum: Math.min(maximum ?? freeSaleMaximum, inStock ?? freeSaleMaximum), increment: step };
}

/** The nearest quantity that may be ordered, never above the maximum. */
export function clampQuantity(wanted: number, { minimum, maximum, increment }: QuantityBounds): number {
  if (!Number.isFinite(wanted)) return minimum;
  const bounded = Math.min(Math.max(Math.trunc(wanted), minimum), maximum);
  return Math.max(Math.min(minimum, maximum), minimum + Math.floor((bounded - minimum) / increment) * increment);
}
