/** Writes a coordinate with at most two decimals; the same number always gives the same text. */
export function numberText(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}
