import type { FacetColumn } from "./facet-column.ts";
import type { NumberColumn } from "./number-column.ts";
import { textAt, textCount } from "./text-list.ts";

export type FacetCounts = Record<string, number>;
export type FacetStats = { min: number; max: number; avg: number; sum: number };

/** The most frequent values among the given records, most frequent first. */
export function countFacetValues(column: FacetColumn | NumberColumn, positions: Uint32Array, limit: number): FacetCounts {
  return Object.fromEntries(column.kind === "facet" ? countValues(column, positions, limit) : countNumbers(column, positions, limit));
}

/** Values are in order, so that their ids tell which of two comes first. */
function countValues(column: FacetColumn, positions: Uint32Array, limit: number): [string, number][] {
  const counts = countIds(column, positions);
  const ids = idsCounted(counts).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  return ids.slice(0, limit).map((id) => [textAt(column.values, id), counts[id] ?? 0]);
}

function countIds({ offsets, valueIds, values }: FacetColumn, positions: Uint32Array): Uint32Array {
  const counts = new Uint32Array(textCount(values));
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] ?? 0;
    const end = offsets[position + 1] ?? 0;
    for (let slot = offsets[position] ?? 0; slot < end; slot++) {
      const id = valueIds[slot] ?? 0;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return counts;
}

function idsCounted(counts: Uint32Array): number[] {
  const ids: number[] = [];
  for (let id = 0; id < counts.length; id++) if (counts[id] !== 0) ids.push(id);
  return ids;
}

function countNumbers({ numbers }: NumberColumn, positions: Uint32Array, limit: number): [string, number][] {
  const counts = new Map<number, number>();
  for (const position of positions) {
    const value = numbers[position] ?? Number.NaN;
    if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const counted = [...counts].map(([value, count]): [string, number] => [String(value), count]);
  return counted.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, limit);
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
  else if (column.isNumeric) {
    const counts = countIds(column, positions);
    for (const id of idsCounted(counts)) add(Number(textAt(column.values, id)), counts[id] ?? 0);
  }
  return count === 0 ? null : { min: stats.min, max: stats.max, avg: stats.sum / count, sum: stats.sum };
}
