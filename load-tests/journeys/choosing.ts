/** Choices that follow from a text, so that a run asks for the same pages whenever it is repeated. */
export function choosing(seed: string) {
  const random = createRandom(seed);
  return {
    /** From 0 to 1. */
    random,
    chance: (share: number): boolean => random() < share,
    pick<T>(items: readonly T[]): T | undefined {
      return items[Math.floor(random() * items.length)];
    },
    /** What stands first is more popular. */
    pickPopular<T>(items: readonly T[]): T | undefined {
      return items[Math.floor(random() ** 2 * items.length)];
    },
  };
}

/** FNV-1a, then mulberry32: small, in the public domain, and good enough to choose pages. */
function createRandom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.trunc(state + 1_831_565_813);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
