const sideWords: Record<string, string> = {
  LH: "left hand",
  RH: "right hand",
  Pair: "pair",
  Set: "set",
  Full: "full width",
  Inner: "inner",
  Outer: "outer",
};

/** "left hand" for LH; a side without a word here keeps its own. */
export function sideWordOf(side: string): string {
  return sideWords[side] ?? side.toLowerCase();
}

export function sideLabel(side: string): string {
  const word = sideWordOf(side);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
