/** Many short texts as one, and where each begins: half a million strings of their own would take five times the memory. */
export type TextList = { text: string; offsets: Uint32Array };

export function createTextList(texts: readonly string[]): TextList {
  const offsets = new Uint32Array(texts.length + 1);
  for (const [index, { length }] of texts.entries()) offsets[index + 1] = (offsets[index] ?? 0) + length;
  return { text: texts.join(""), offsets };
}

export function textAt({ text, offsets }: TextList, index: number): string {
  return text.slice(offsets[index] ?? 0, offsets[index + 1] ?? 0);
}

export function textCount({ offsets }: TextList): number {
  return offsets.length - 1;
}

/** Index of the first of the sorted texts that is not before the wanted one. */
export function lowerBound(sorted: TextList, wanted: string, from = 0): number {
  let low = from;
  let high = textCount(sorted);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(sorted, middle, wanted)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Compares letter by letter in place, where slicing would make a string for each step of a search. */
function isBefore({ text, offsets }: TextList, index: number, other: string): boolean {
  const start = offsets[index] ?? 0;
  const length = (offsets[index + 1] ?? 0) - start;
  const shared = Math.min(length, other.length);
  for (let letter = 0; letter < shared; letter++) {
    const difference = text.charCodeAt(start + letter) - other.charCodeAt(letter);
    if (difference !== 0) return difference < 0;
  }
  return length < other.length;
}

/** The half-open range of sorted texts that begin with the prefix. */
export function prefixRange(sorted: TextList, prefix: string, from = 0): { start: number; end: number } {
  return { start: lowerBound(sorted, prefix, from), end: lowerBound(sorted, `${prefix}\uffff`, from) };
}

/** Whether the text stands at just this index. */
export function isTextAt(list: TextList, index: number, text: string): boolean {
  return index < textCount(list) && textAt(list, index) === text;
}

/** Whether the sorted texts have this one, or with `isPrefix` one that begins with it. */
export function hasText(sorted: TextList, text: string, isPrefix: boolean): boolean {
  const index = lowerBound(sorted, text);
  return isPrefix ? index < textCount(sorted) && textAt(sorted, index).startsWith(text) : isTextAt(sorted, index, text);
}

/** The sorted list with one text more, at its rank. */
export function insertText(sorted: TextList, rank: number, text: string): TextList {
  const start = sorted.offsets[rank] ?? 0;
  const offsets = new Uint32Array(sorted.offsets.length + 1);
  offsets.set(sorted.offsets.subarray(0, rank + 1));
  for (let index = rank + 1; index < offsets.length; index++) offsets[index] = (sorted.offsets[index - 1] ?? 0) + text.length;
  return { text: sorted.text.slice(0, start) + text + sorted.text.slice(start), offsets };
}

export type TextCollector = {
  /** A number for the text, by its first coming. */
  idOf: (text: string) => number;
  /** All texts in order, and the rank of each number among them; the collector forgets them. */
  build: () => { sorted: TextList; rankOfId: Uint32Array };
};

export function createTextCollector(): TextCollector {
  const ids = new Map<string, number>();
  return {
    idOf(text) {
      const known = ids.get(text);
      if (known !== undefined) return known;
      ids.set(text, ids.size);
      return ids.size - 1;
    },
    build() {
      const texts = [...ids.keys()].toSorted();
      const rankOfId = new Uint32Array(texts.length);
      for (const [rank, text] of texts.entries()) rankOfId[ids.get(text) ?? 0] = rank;
      ids.clear();
      return { sorted: createTextList(texts), rankOfId };
    },
  };
}
