/** How many different drawings a family has; products share them, so that the picture cache stays small. */
const seedCount = 24;

/** Folds a SKU, handle or any other key into a drawing number; a drawing number stays itself. */
export function foldSeed(key: string): number {
  if (/^\d{1,2}$/.test(key) && Number(key) < seedCount) return Number(key);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key.toWellFormed())) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % seedCount;
}
