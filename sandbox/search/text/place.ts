/** Where a word stands, in 16 bits: attribute (0 most important, at most 7) before word number. */
const wordNumberBits = 13;
const wordNumberMax = (1 << wordNumberBits) - 1;

/** Words further apart than this, or in two attributes, count as this far. */
export const distanceMax = 8;

export function placeOf(attribute: number, wordNumber: number): number {
  return (attribute << wordNumberBits) | Math.min(wordNumber, wordNumberMax);
}

export function attributeOf(place: number): number {
  return place >>> wordNumberBits;
}

/** 1 for neighbours in order; a pair in reverse order is one further. */
export function distanceBetween(first: number, second: number): number {
  if (first >>> wordNumberBits !== second >>> wordNumberBits) return distanceMax;
  const gap = second - first;
  return gap > 0 ? Math.min(gap, distanceMax) : Math.min(1 - gap, distanceMax);
}
