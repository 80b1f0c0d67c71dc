/** What a line may hold when the platform sets no maximum ("free sale"). */
export const freeSaleMaximum = 99_999;

/** Lines that one call adds: as many as the platform takes at a time. A cart may hold more. */
export const cartLinesMax = 250;

/** What one order may hold of a part: what is in stock and what the platform allows. Null stands for free sale and for no rule. */
export function orderMaximum(inStock: number | null, ruleMaximum: number | null): number {
  return Math.min(inStock ?? freeSaleMaximum, ruleMaximum ?? freeSaleMaximum);
}

export type QuantityBounds = { minimum: number; maximum: number; increment: number };

type SellableVariant = {
  isBackOrder: boolean;
  quantityAvailable: number | null;
  quantityRule: { minimum: number; maximum: number | null; increment: number };
};

/** One to what is in stock, in the platform's steps; free sale goes up to 99,999. `isFreeSale` is true for goods that are ordered in or made. */
export function quantityBoundsOf(variant: SellableVariant, isFreeSale: boolean): QuantityBounds {
  const { minimum, maximum, increment } = variant.quantityRule;
  const inStock = isFreeSale || variant.isBackOrder ? null : variant.quantityAvailable;
  const least = Math.max(1, minimum);
  const step = Math.max(1, increment);
  const most = orderMaximum(inStock, maximum);
  return { minimum: least, maximum: most < least ? most : least + Math.floor((most - least) / step) * step, increment: step };
}

/** False when there is less than the smallest quantity that may be ordered. */
export function hasRoomFor({ minimum, maximum }: QuantityBounds): boolean {
  return maximum >= minimum;
}

/** The nearest quantity that may be ordered, never above the maximum. */
export function clampQuantity(wanted: number, { minimum, maximum, increment }: QuantityBounds): number {
  if (!Number.isFinite(wanted)) return minimum;
  const bounded = Math.min(Math.max(Math.trunc(wanted), minimum), maximum);
  return Math.max(Math.min(minimum, maximum), minimum + Math.floor((bounded - minimum) / increment) * increment);
}

/** 'At least 2, at most 50 per order.'; null where one or more may simply be ordered. */
export function quantityRuleText({ minimum, maximum, increment }: SellableVariant["quantityRule"]): string | null {
  const rules = [
    minimum > 1 && `at least ${minimum}`,
    increment > 1 && `in steps of ${increment}`,
    maximum !== null && `at most ${maximum}`,
  ];
  const text = rules.filter(Boolean).join(", ");
  return text === "" ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)} per order.`;
}
