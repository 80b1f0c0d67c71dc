import type { Spread } from "./spread.ts";

/** Something that has a goal: what it may be at most, or has to be at least. */
export type Measure = {
  what: string;
  spread: Spread;
  unit?: "×" | "ms" | "s" | "kB" | "MB" | "points" | "";
  goal: { most: number } | { least: number };
};

type SummaryRow = { measure: string; goal: string; measured: string; spread: string; met: "met" | "missed" };

const isMet = ({ spread: { median }, goal }: Measure): boolean => ("most" in goal ? median <= goal.most : median >= goal.least);

/** A line for each goal. What wasn't measured at all, and so is no number, misses it. */
export function summaryOf(measures: readonly Measure[]): SummaryRow[] {
  return measures.map((measure) => {
    const { what, spread, unit = "×", goal } = measure;
    const text = (value: number) => `${Number(value.toFixed(2))}${unit === "×" || unit === "" ? unit : ` ${unit}`}`;
    return {
      measure: what,
      goal: "most" in goal ? `≤ ${text(goal.most)}` : `≥ ${text(goal.least)}`,
      measured: text(spread.median),
      spread: spread.from === spread.to ? "" : `${text(spread.from)} to ${text(spread.to)}`,
      met: isMet(measure) ? "met" : "missed",
    };
  });
}
