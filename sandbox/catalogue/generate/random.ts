import { hash } from "node:crypto";

export type Random = {
  /** In [0, 1). */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks a key in proportion to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
};

/** A random sequence fixed by its key alone, so that a product comes out the same whatever is generated before it. */
export function randomFor(key: string): Random {
  const seed = hash("sha256", key, "buffer");
  let a = seed.readUInt32LE(0);
  let b = seed.readUInt32LE(4);
  let c = seed.readUInt32LE(8);
  let counter = seed.readUInt32LE(12);

  // The small fast counter generator sfc32: four 32-bit words, good enough for choosing colours.
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new RangeError(`Nothing to pick from for ${key}`);
    return item;
  };
  return { next, int, chance: (probability) => next() < probability, pick, weighted: (weights) => weightedKey(weights, next()) };
}

/** A positive whole number below 2^48 fixed by the key: used for ids. */
export function idFor(key: string): number {
  return hash("sha256", key, "buffer").readUIntBE(0, 6) || 1;
}

/** A number in (0, 1) fixed by the key. Hundreds of thousands of these are drawn for the ranking, so it is FNV-1a with murmur's finish rather than sha256. */
export function fractionFor(key: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) state = Math.imul(state ^ key.charCodeAt(index), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (((state ^ (state >>> 16)) >>> 0) + 0.5) / 0x1_0000_0000;
}

function weightedKey<K extends string>(weights: Readonly<Record<K, number>>, fraction: number): K {
  const keys = Object.keys(weights).filter((key): key is K => key in weights);
  const total = keys.reduce((sum, key) => sum + weights[key], 0);
  let rest = fraction * total;
  for (const key of keys) {
    rest -= weights[key];
    if (rest < 0) return key;
  }
  const last = keys.at(-1);
  if (last === undefined) throw new RangeError("Nothing to weigh");
  return last;
}
