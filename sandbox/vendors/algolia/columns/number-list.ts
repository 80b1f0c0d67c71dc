/** A growing list of unsigned 32-bit numbers without the boxing of an array. */
export type NumberList = {
  push: (value: number) => void;
  /** The numbers where they lie, for a look at them. */
  view: () => Uint32Array;
  /** The numbers in an array of their own, to be kept. */
  toArray: () => Uint32Array;
  readonly length: number;
};

export function createNumberList(initialCapacity = 1024): NumberList {
  let values = new Uint32Array(initialCapacity);
  let length = 0;
  return {
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length++] = value;
    },
    view: () => values.subarray(0, length),
    toArray: () => values.slice(0, length),
    get length() {
      return length;
    },
  };
}
