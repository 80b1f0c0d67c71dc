/** No term is as long as the longest, and a distance beyond a byte would begin at nought again. */
const typoLimits = { oneFromLength: 4, twoFromLength: 8, noneFromLength: 100 } as const;

/** Typos that a word of this length may have; numbers must be exact. One ligature may be 18 letters, so that a short query can hold a word of thousands. */
export function typosAllowed(word: string): number {
  if (word.length < typoLimits.oneFromLength || word.length >= typoLimits.noneFromLength || /\d/.test(word)) return 0;
  return word.length < typoLimits.twoFromLength ? 1 : 2;
}

/**
 * Fills one row of the optimal-string-alignment matrix (a transposition is one typo) for the term's letter at `depth` (from 1).
 * `rows[depth][i]` is the distance between the term's first `depth` letters and the word's first `i`. Returns the row's smallest value.
 */
export function fillRow(rows: Uint8Array[], term: string, depth: number, word: string): number {
  const row = rows[depth];
  const above = rows[depth - 1];
  if (row === undefined || above === undefined) return Infinity;
  const letter = term.charCodeAt(depth - 1);
  row[0] = depth;
  let smallest = depth;
  for (let column = 1; column <= word.length; column++) {
    const isSame = word.charCodeAt(column - 1) === letter;
    let cost = Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (isSame ? 0 : 1));
    const isSwap =
      depth > 1 && column > 1 && letter === word.charCodeAt(column - 2) && term.charCodeAt(depth - 2) === word.charCodeAt(column - 1);
    if (isSwap) cost = Math.min(cost, (rows[depth - 2]?.[column - 2] ?? 0) + 1);
    row[column] = cost;
    smallest = Math.min(smallest, cost);
  }
  return smallest;
}

export function createRows(word: string, depthMax: number): Uint8Array[] {
  return Array.from({ length: depthMax + 1 }, (_, depth) =>
    Uint8Array.from({ length: word.length + 1 }, (_unused, column) => (depth === 0 ? column : 0)),
  );
}
