import type { PlannedPart } from "./assembly-plans.ts";

export const assemblySize = { width: 1200, height: 800 };

/** A part's outline before it is placed. */
export type Extent = { width: number; height: number };
export type PlacedPart = {
  part: PlannedPart;
  /** The middle of the part, and how much it is drawn smaller or larger. */
  x: number;
  y: number;
  scale: number;
  /** Where its number stands. */
  numberAt: { x: number; y: number };
};
export type Axis = { from: { x: number; y: number }; to: { x: number; y: number } };

/** How much narrower a part looks that is turned towards its axis, and how much the axis rises. */
export const turnedShare = 0.58;
const rise = 0.13;
const margin = 50;
const numberGap = 30;
/** Rows of few parts show them larger, up to this share of the width. */
const filledShare = 0.84;
const growthMax = 1.4;

/** Threads each row of parts on an axis of its own, in order, at equal distances; numbers stand above the parts of upper rows and below those of the last. */
export function layOut(parts: readonly PlannedPart[], extentOf: (part: PlannedPart) => Extent): { placed: PlacedPart[]; axes: Axis[] } {
  const rows = [...Map.groupBy(parts, ({ row }) => row).values()];
  const rowHeight = (assemblySize.height - 2 * margin) / rows.length;
  const axes: Axis[] = [];
  const placed = rows.flatMap((row, at) => {
    const isLast = at > 0 && at === rows.length - 1;
    const middle = margin + rowHeight * (at + 0.5) + (isLast ? -numberGap / 2 : numberGap / 2);
    const heightMax = rowHeight - numberGap * 2 - 30;
    const asked = row.reduce((sum, { width, turned }) => sum + width * (turned ? turnedShare : 1), 0);
    const growth = Math.min(growthMax, Math.max(1, (filledShare * (assemblySize.width - 2 * margin)) / asked));
    const sized = row.map((part) => {
      const { width, height } = extentOf(part);
      const scale = Math.min((part.width / width) * growth, heightMax / height);
      return { part, scale, drawn: { width: width * scale * (part.turned ? turnedShare : 1), height: height * scale } };
    });
    const free = assemblySize.width - 2 * margin - sized.reduce((sum, { drawn }) => sum + drawn.width, 0);
    const shrink = Math.min(1, (assemblySize.width - 2 * margin) / (assemblySize.width - 2 * margin - Math.min(free, 0)));
    const gap = Math.max(free, 0) / (sized.length + 1);
    const yAt = (x: number) => middle - (x - assemblySize.width / 2) * rise * (rows.length > 1 ? 0.6 : 1);
    axes.push({
      from: { x: margin / 2, y: yAt(margin / 2) },
      to: { x: assemblySize.width - margin / 2, y: yAt(assemblySize.width - margin / 2) },
    });
    let left = margin + gap;
    return sized.map(({ part, scale, drawn }): PlacedPart => {
      const x = left + (drawn.width * shrink) / 2;
      left += drawn.width * shrink + gap;
      const y = yAt(x);
      const reach = (drawn.height * shrink) / 2 + numberGap;
      return { part, x, y, scale: scale * shrink, numberAt: { x, y: isLast ? y + reach : y - reach } };
    });
  });
  return { placed, axes };
}
