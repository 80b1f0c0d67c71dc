/** Repeatable random numbers: the same key gives the same sequence on every machine. */
export type Random = {
  between(min: number, max: number): number;
  whole(min: number, max: number): number;
  pick<const Choices extends readonly [unknown, ...unknown[]]>(choices: Choices): Choices[number];
};

export function createRandom(key: string): Random {
  let state = 0x9e3779b9;
  for (let index = 0; index < key.length; index += 1) state = Math.imul(state ^ key.charCodeAt(index), 0x85ebca6b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (min, max) => min + (max - min) * next(),
    whole: (min, max) => Math.floor(min + (max - min + 1) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
