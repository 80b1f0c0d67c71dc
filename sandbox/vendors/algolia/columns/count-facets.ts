import type { FacetColumn } from "./facet-column.ts";
import type { NumberColumn } from "./number-column.ts";

export type FacetCounts = Record<string, number>;
export type FacetStats = { min: number; max: number; avg: number; sum: number };

/** The most frequent values among the given records, most frequent first. */
export function countFacetValues(column: FacetColumn | NumberColumn, positions: Uint32Array, limit: number): FacetCounts {
  const counted = column.kind === "facet" ? countValues(column, positions) : countNumbers(column, positions);
  const mostFrequent = counted.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, limit);
  return Object.fromEntries(mostFrequent);
}

function countValues(column: FacetColumn, positions: Uint32Array): [string, number][] {
  const { offsets, valueIds, values } = column;
  const counts = new Uint32Array(values.length);
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] ?? 0;
    const end = offsets[position + 1] ?? 0;
    for (let slot = offsets[position] ?? 0; slot < end; slot++) {
      const id = valueIds[slot] ?? 0;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  const counted: [string, number][] = [];
  for (const [id, value] of values.entries()) {
    const count = counts[id] ?? 0;
    if (count > 0) counted.push([value, count]);
  }
  return counted;
}

function countNumbers({ numbers }: NumberColumn, positions: Uint32Array): [string, number][] {
  const counts = new Map<number, number>();
  for (const position of positions) {
    const value = numbers[position] ?? Number.NaN;
    if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => [String(value), count]);
}

/** Statistics of a numeric attribute over the given records; null when none has a number. */
export function numberStats(column: FacetColumn | NumberColumn, positions: Uint32Array): FacetStats | null {
  const stats = { min: Infinity, max: -Infinity, sum: 0 };
  let count = 0;
  const add = (value: number, times: number) => {
    if (Number.isNaN(value)) return;
    stats.min = Math.min(stats.min, value);
    stats.max = Math.max(stats.max, value);
    stats.sum += value * times;
    count += times;
  };
  if (column.kind === "number") for (const position of positions) add(column.numbers[position] ?? Number.NaN, 1);
  else if (isNumeric(column)) for (const [value, times] of countValues(column, positions)) add(Number(value), times);
  return count === 0 ? null : { min: stats.min, max: stats.max, avg: stats.sum / count, sum: stats.sum };
}

function isNumeric(column: FacetColumn): boolean {
  return column.values.length > 0 && column.values.every((value) => value !== "" && Number.isFinite(Number(value)));
}
