/** A set of record positions, one bit each. */
export type Bitset = Uint32Array;

export function createBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(bitset: Bitset, position: number): void {
  const word = position >>> 5;
  bitset[word] = (bitset[word] ?? 0) | (1 << (position & 31));
}

export function hasBit(bitset: Bitset, position: number): boolean {
  return (((bitset[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;
}

/** Keeps in `target` only what is in `other` too. */
export function intersect(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

export function unite(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
}

/** All positions below `size` that are not in the set. */
export function complement(bitset: Bitset, size: number): Bitset {
  const result = bitset.map((word) => ~word);
  const tail = size & 31;
  const last = result.length - 1;
  if (tail !== 0) result[last] = (result[last] ?? 0) & ((1 << tail) - 1);
  return result;
}

export function positionsIn(bitset: Bitset): Uint32Array {
  const positions = new Uint32Array(countBits(bitset));
  let count = 0;
  for (let word = 0; word < bitset.length; word++) {
    let bits = bitset[word] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      positions[count++] = (word << 5) + (31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
  return positions;
}

/** Counts within each word, in pairs of bits, then in fours, in eights, and all of them. */
function countBits(bitset: Bitset): number {
  let count = 0;
  for (let word = 0; word < bitset.length; word++) {
    let bits = bitset[word] ?? 0;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
