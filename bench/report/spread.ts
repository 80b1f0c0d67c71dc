/** What several rounds gave: the middle, and between what the middle half of them lies. */
export type Spread = { median: number; from: number; to: number };

/** The middle of what was measured, and the middle half around it. */
export function spreadOf(values: readonly number[]): Spread {
  const ordered = values.toSorted((one, other) => one - other);
  const at = (share: number) => ordered[Math.round((ordered.length - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), from: at(0.25), to: at(0.75) };
}

/** What was measured once and varies with nothing. */
export const exactly = (value: number): Spread => ({ median: value, from: value, to: value });

/** How long after how short: the same of a share, seen from its other side. */
export const inverse = ({ median, from, to }: Spread): Spread => ({ median: 1 / median, from: 1 / to, to: 1 / from });
