/** Memory may breathe as much between two looks at it; a leak of an hour is more. */
export const memoryGrowthMax = 1.15;

/**
 * What an hour of load does to memory: the last look ÷ the second.
 * The first is left out, because caches are still filling by then; null where there was no time to tell.
 *
 * @param looksMb memory after each part of a soak, in the order of time
 */
export function memoryGrowth(looksMb: readonly number[]): number | null {
  const [, settled, ...later] = looksMb;
  const last = later.at(-1);
  return settled === undefined || last === undefined ? null : last / settled;
}
