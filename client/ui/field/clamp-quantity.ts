export type QuantityLimits = { minimum: number; maximum: number; increment: number };

/** The nearest quantity that can be bought: a whole number of increments within the limits. */
export function clampQuantity(wanted: number, { minimum, maximum, increment }: QuantityLimits): number {
  if (!Number.isFinite(wanted)) return minimum;
  const highest = minimum + Math.floor((Math.max(maximum, minimum) - minimum) / increment) * increment;
  const stepped = minimum + Math.round((wanted - minimum) / increment) * increment;
  return Math.min(Math.max(stepped, minimum), highest);
}
