import type { Spread } from "./spread.ts";
import { type Measure, summaryOf } from "./summary.ts";

/** What benches tell: tables as they are measured, and at the end one of all that has a goal. */
export type Report = {
  table(title: string, rows: Record<string, string | number>[]): void;
  note(line: string): void;
  /** What has a goal. The history keeps it; one that is missed fails the bench. */
  measure(measure: Measure): void;
  /** What has no goal of its own and is kept by the history all the same. */
  keep(name: string, value: number): void;
  fail(broken: string): void;
  /** Whatever was measured, by name. */
  values(): Record<string, number>;
  /** The table of all goals. */
  summary(): void;
};

const print = (line = "") => process.stdout.write(`${line}\n`);

export const times = (value: number) => `${value.toFixed(2)}×`;
export const kB = (bytes: number) => (bytes / 1000).toFixed(1);
export const spreadText = ({ from, to }: Spread) => `${from.toFixed(2)}–${to.toFixed(2)}`;

export function createReport(): Report {
  const measures: Measure[] = [];
  const kept: Record<string, number> = {};
  const fail = (broken: string) => {
    print(`BROKEN: ${broken}`);
    process.exitCode = 1;
  };
  const table = (title: string, rows: Record<string, string | number>[]) => {
    print();
    print(title);
    for (const line of linesOf(rows)) print(line);
  };
  return {
    table,
    note: print,
    measure(measure) {
      measures.push(measure);
    },
    keep(name, value) {
      kept[name] = value;
    },
    fail,
    values: () => ({ ...kept, ...Object.fromEntries(measures.map(({ what, spread: { median } }) => [what, median])) }),
    summary() {
      if (measures.length === 0) return;
      const rows = summaryOf(measures);
      table("All that has a goal", rows);
      const missed = rows.filter(({ met }) => met === "missed").map(({ measure }) => measure);
      if (missed.length > 0) fail(`missed ${missed.length} of ${rows.length} goals: ${missed.join("; ")}`);
    },
  };
}

/** A table as lines of text, its columns as wide as their widest cell. */
export function linesOf(rows: Record<string, string | number>[]): string[] {
  const columns = Object.keys(rows[0] ?? {});
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column]).length));
  const line = (cell: (column: string) => string) =>
    columns
      .map((column) => cell(column).padEnd(width(column)))
      .join("  ")
      .trimEnd();
  return [
    line((column) => column),
    line((column) => "-".repeat(width(column))),
    ...rows.map((row) => line((column) => String(row[column]))),
  ];
}
