import { budgetBytes, measureBundleWeight } from "./bundle-weight.ts";
import { measureOverload } from "./overload/measure-overload.ts";
import { measurePageCost } from "./page/page-cost.ts";
import { measureSearchLatency } from "./search/search-latency.ts";

/** Prints what the shop costs. Machines differ, so what counts are the ratios within this run. */

const print = (line = "") => process.stdout.write(`${line}\n`);
const ratio = (value: number) => `${value.toFixed(2)}×`;

function printTable(title: string, rows: Record<string, string | number>[]): void {
  print();
  print(title);
  const columns = Object.keys(rows[0] ?? {});
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column]).length));
  const line = (cell: (column: string) => string) => columns.map((column) => cell(column).padEnd(width(column))).join("  ");
  print(line((column) => column));
  print(line((column) => "-".repeat(width(column))));
  for (const row of rows) print(line((column) => String(row[column])));
}

async function benchPages(): Promise<void> {
  const costs = await measurePageCost();
  const [bytes, react] = costs;
  if (!bytes || !react) throw new Error("Nothing was measured");
  printTable(
    "Product page, uncached: server CPU",
    costs.map(({ what, cpuMs }) => ({
      what,
      "CPU ms a request": cpuMs.toFixed(2),
      "CPU ÷ bare React": ratio(cpuMs / react.cpuMs),
      "CPU ÷ bare node:http": ratio(cpuMs / bytes.cpuMs),
    })),
  );
  print("Budget: CPU of the uncached page at most 1.90× bare React.");
}

async function benchBundles(): Promise<void> {
  const pages = await measureBundleWeight();
  printTable(
    "First-load JavaScript, brotli",
    pages.map(({ page, bytes }) => ({
      page,
      kB: (bytes / 1000).toFixed(1),
      "of the budget": `${Math.round((bytes / budgetBytes) * 100)} %`,
    })),
  );
}

async function benchOverload(): Promise<void> {
  const { capacity, goodput, p99Ms, healthP99Ms, openCircuits } = await measureOverload();
  printTable("Five times as many product pages as the shop can do", [
    {
      "capacity, pages/s": capacity.toFixed(0),
      "good, pages/s": goodput.toFixed(0),
      "good ÷ capacity": (goodput / capacity).toFixed(2),
      "p99 of accepted, ms": p99Ms.toFixed(0),
      "p99 of /healthcheck, ms": healthP99Ms.toFixed(0),
      "open circuits": openCircuits,
    },
  ]);
  print("Goal: good ÷ capacity at least 0.90, accepted within 1000 ms, probes within 100 ms, no open circuit.");
}

await benchBundles();
await benchOverload();
await benchPages();
printTable("Search", await measureSearchLatency());
