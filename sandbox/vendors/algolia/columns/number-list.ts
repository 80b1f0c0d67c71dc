/** Uint32Array or Uint16Array. */
type Numbers<Lot> = {
  [index: number]: number;
  readonly length: number;
  set: (numbers: Lot, offset: number) => void;
  subarray: (start: number, end: number) => Lot;
};

/** A growing list of unsigned numbers without the boxing of an array. It is read once, when it is complete, and gives up what was read. */
export type NumberList<Lot = Uint32Array> = {
  push: (value: number) => void;
  /** The first of the numbers that nobody has taken yet; none at the end. Lists of one length are taken in lots of the same lengths. */
  takeLot: () => Lot | undefined;
  /** All of the numbers in one array. */
  takeAll: () => Lot;
  /** How many were pushed. */
  readonly length: number;
};

/** Numbers lie in lots of at most so many: to copy a long list into one twice as long would take three times its memory. */
const lotMax = 65_536;
const firstLot = 1024;

export const createNumberList = (): NumberList => createList((size) => new Uint32Array(size));

/** The same of numbers below 65,536, in half the memory. */
export const createShortNumberList = (): NumberList<Uint16Array> => createList((size) => new Uint16Array(size));

function createList<Lot extends Numbers<Lot>>(createLot: (size: number) => Lot): NumberList<Lot> {
  let last = createLot(firstLot);
  const lots = [last];
  let used = 0;
  let length = 0;

  function takeLot(): Lot | undefined {
    const lot = lots.shift();
    return lot === last ? last.subarray(0, used) : lot;
  }

  return {
    push(value) {
      if (used === last.length) {
        last = createLot(Math.min(last.length * 2, lotMax));
        lots.push(last);
        used = 0;
      }
      last[used++] = value;
      length++;
    },
    takeLot,
    takeAll() {
      const all = createLot(length);
      let taken = 0;
      for (let lot = takeLot(); lot !== undefined; lot = takeLot()) {
        all.set(lot, taken);
        taken += lot.length;
      }
      return all;
    },
    get length() {
      return length;
    },
  };
}
