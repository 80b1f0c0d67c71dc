import type { Report } from "./build-report.ts";

/** More than this after hours of the same load is a leak. */
const growthMax = 1.25;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The last quarter's memory divided by the second's, for the first fills caches. Null when there is too little to compare. */
export function memoryGrowth(bytes: readonly number[]): number | null {
  const quarter = Math.floor(bytes.length / 4);
  return quarter === 0 ? null : median(bytes.slice(-quarter)) / median(bytes.slice(quarter, 2 * quarter));
}

/** For a soak: nothing else is long enough to judge it. */
export function addMemory(report: Report, growth: number): Report {
  const verdict = {
    what: `the shop's memory grows to at most ${growthMax} times`,
    isMet: growth <= growthMax,
    detail: `last quarter ÷ second quarter: ${growth.toFixed(2)}×`,
  };
  return { ...report, memoryGrowth: growth, verdicts: [...report.verdicts, verdict] };
}
