/** What a search knows of each record while it goes through the words: one slot a record, reused from search to search. */
export type MatchState = {
  /** Number of words matched so far; 0 for every record between searches. */
  matched: Uint8Array;
  /** Number (from 1) of the word that matched last. */
  stamp: Uint8Array;
  typos: Uint8Array;
  proximity: Uint8Array;
  attributes: Uint8Array;
  exact: Uint8Array;
  /** The current word's best: typos, place, distance to the word before, exactness. */
  wordTypos: Uint8Array;
  place: Uint16Array;
  distance: Uint8Array;
  isExact: Uint8Array;
  /** Place of the word before. */
  lastPlace: Uint16Array;
  /** Lists of records, as long as `touchedCount` and `reachedCount` tell: those with any word, those with the current one. */
  touched: Uint32Array;
  touchedCount: number;
  reached: Uint32Array;
  reachedCount: number;
};

export function createMatchState(size: number): MatchState {
  const bytes = () => new Uint8Array(size);
  return {
    matched: bytes(),
    stamp: bytes(),
    typos: bytes(),
    proximity: bytes(),
    attributes: bytes(),
    exact: bytes(),
    wordTypos: bytes(),
    place: new Uint16Array(size),
    distance: bytes(),
    isExact: bytes(),
    lastPlace: new Uint16Array(size),
    touched: new Uint32Array(size),
    touchedCount: 0,
    reached: new Uint32Array(size),
    reachedCount: 0,
  };
}
