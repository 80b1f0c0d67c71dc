const typosFromLength = { one: 4, two: 8 } as const;

/** The one of the words that the typed one is most likely a slip of, or null. The first letter is right, and numbers are never guessed. */
export function closestWord(typed: string, words: Iterable<string>): string | null {
  const most = typosAllowed(typed);
  let closest: { word: string; typos: number } | null = null;
  if (most === 0) return null;
  for (const word of words) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > most || /\d/.test(word)) continue;
    const typos = typosBetween(typed, word);
    if (typos <= most && (closest === null || typos < closest.typos)) closest = { word, typos };
  }
  return closest?.word ?? null;
}

function typosAllowed(word: string): number {
  if (/\d/.test(word) || word.length < typosFromLength.one) return 0;
  return word.length < typosFromLength.two ? 1 : 2;
}

/** Letters put in, left out, changed, or swapped with their neighbour. */
function typosBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          (rows[row - 1]?.[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}
