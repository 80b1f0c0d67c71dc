type Position = {
  /** In the order of the page. */
  anchors: readonly string[];
  /** Those that reach into the middle of the screen. */
  inBand: ReadonlySet<string>;
  /** The last that begins above it. */
  passed: string | null;
  isAtTop: boolean;
  isAtEnd: boolean;
};

/** The section that the shopper reads: the first in the middle of the screen, at the page's end the last; between two and below all of them the one before, and none at the top. */
export function sectionInView({ anchors, inBand, passed, isAtTop, isAtEnd }: Position): string | null {
  if (isAtTop) return null;
  const inView = anchors.filter((anchor) => inBand.has(anchor));
  return inView.at(isAtEnd ? -1 : 0) ?? passed;
}
