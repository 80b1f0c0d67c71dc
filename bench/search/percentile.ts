/** The value that this share of the sample (0 to 1) does not exceed. */
export function percentile(sample: Float64Array, share: number): number {
  const ordered = sample.toSorted();
  return ordered[Math.min(ordered.length - 1, Math.ceil(ordered.length * share) - 1)] ?? 0;
}
