import { execFileSync } from "node:child_process";
import { budgetBytes, measureBundleWeight } from "./bundle-weight.ts";
import { measurePageCost } from "./page/page-cost.ts";
import { measureSearchLatency } from "./search/search-latency.ts";
import { brokenPromises, judgeSearch, relevanceRows } from "./search/search-relevance.ts";

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

/** What the search answers to the judged queries; `part` is the third that is held apart only when all else is done. */
async function benchRelevance(part: "open" | "held apart"): Promise<void> {
  const judged = await judgeSearch(part);
  printTable(`Search, judged queries (${part})`, relevanceRows(judged));
  for (const broken of brokenPromises(judged)) fail(broken);
}

async function benchLatency(): Promise<void> {
  const { rows, broken } = await measureSearchLatency();
  printTable("Search, latency", rows);
  for (const promise of broken) fail(promise);
}

function fail(broken: string): void {
  print(`BROKEN: ${broken}`);
  process.exitCode = 1;
}

const benches: Record<string, () => Promise<void>> = {
  pages: async () => {
    execFileSync("npm", ["run", "build"], { stdio: "inherit" });
    await benchBundles();
    await benchPages();
  },
  search: async () => {
    await benchRelevance("open");
    await benchLatency();
  },
  "search --held-apart": () => benchRelevance("held apart"),
};

const asked = process.argv.slice(2).join(" ");
const chosen = asked === "" ? [benches["pages"], benches["search"]] : [benches[asked]];
for (const bench of chosen) {
  if (bench === undefined) throw new Error(`There is no bench "${asked}"; there are ${Object.keys(benches).join(", ")}`);
  await bench();
}
