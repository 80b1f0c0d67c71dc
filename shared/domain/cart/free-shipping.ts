/** What is still missing for delivery at no cost, in cents; 0 once it is reached. */
export function centsToFreeShipping(goodsCents: number, freeFromCents: number): number {
  return Math.max(0, freeFromCents - goodsCents);
}
