type Position = {
  /** In the order of the page. */
  anchors: readonly string[];
  /** Those that reach into the middle of the screen. */
  inBand: ReadonlySet<string>;
  current: string | null;
  isAtTop: boolean;
  isAtEnd: boolean;
};

/** The section that the shopper reads: the first in the middle of the screen, at the page's end the last; between two it stays the one before, and at the top it is none. */
export function sectionInView({ anchors, inBand, current, isAtTop, isAtEnd }: Position): string | null {
  if (isAtTop) return null;
  const inView = anchors.filter((anchor) => inBand.has(anchor));
  return inView.at(isAtEnd ? -1 : 0) ?? current;
}
