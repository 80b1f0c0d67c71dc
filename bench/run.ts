import { execFileSync } from "node:child_process";
import { recordRun } from "./history.ts";
import { measureOverload } from "./overload/measure-overload.ts";
import { measureMemory, memoryBudget } from "./memory/measure-memory.ts";
import { listBudget, measureListCost } from "./page/list-cost.ts";
import { measurePageCost } from "./page/page-cost.ts";
import { measureSearchLatency } from "./search/search-latency.ts";
import { visitBudget } from "./visit/visit-weight.ts";
import { measureVisits } from "./visit/visits.ts";
import { brokenPromises, judgeSearch, relevanceRows } from "./search/search-relevance.ts";

/** Prints what the shop costs. Machines differ, so what counts are the ratios within this run. */

/** What the history keeps of this run. */
const ratios: Record<string, number> = {};

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
  const { uncached: costs, fromMemory } = await measurePageCost();
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
  printTable(
    "From memory: requests a second of one core",
    fromMemory.map(({ what, shop, bare, budget }) => ({
      what,
      "the shop": Math.round(1000 / shop.cpuMs),
      "bare node:http": Math.round(1000 / bare.cpuMs),
      "the shop ÷ bare": ratio(bare.cpuMs / shop.cpuMs),
      budget: ratio(budget),
    })),
  );
  for (const { what, cpuMs } of costs.slice(2)) ratios[`${what} ÷ bare React`] = cpuMs / react.cpuMs;
  for (const { what, shop, bare } of fromMemory) ratios[`${what} ÷ node:http`] = bare.cpuMs / shop.cpuMs;
  for (const { what, shop, bare, budget } of fromMemory) if (bare.cpuMs / shop.cpuMs < budget) fail(`${what} costs more than its budget`);
}

async function benchLists(): Promise<void> {
  const costs = await measureListCost();
  printTable(
    "Lists, uncached: server CPU with a vehicle and without",
    costs.map(({ what, withoutMs, withMs }) => ({
      what,
      "CPU ms without": withoutMs.toFixed(2),
      "CPU ms with": withMs.toFixed(2),
      "with ÷ without": ratio(withMs / withoutMs),
      budget: ratio(listBudget),
    })),
  );
  for (const { what, withoutMs, withMs } of costs) ratios[`${what}: with a vehicle ÷ without`] = withMs / withoutMs;
  for (const { what, withoutMs, withMs } of costs)
    if (withMs / withoutMs > listBudget) fail(`${what} for a vehicle costs more than its budget`);
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function benchVisits(): Promise<void> {
  const { weights, wait } = await measureVisits();
  printTable(
    "JavaScript of a first visit, as it travelled",
    weights.map(({ path, interactive, idle }) => ({
      path,
      "kB until interactive": kB(interactive.bytes),
      "files until interactive": interactive.files,
      "kB until idle": kB(idle.bytes),
      "files until idle": idle.files,
      "their headers, kB": kB(idle.headerBytes),
    })),
  );
  for (const { path, idle } of weights) ratios[`${path}: kB of scripts until idle`] = idle.bytes / 1000;
  const { interactiveBytes, idleBytes, idleFiles } = visitBudget;
  print(`Budget: ${kB(interactiveBytes)} kB until interactive, ${kB(idleBytes)} kB in ${idleFiles} files until idle.`);
  printTable("Product page on Slow 4G, a processor a quarter as fast", [
    { "largest paint, s": (wait.largestPaintMs / 1000).toFixed(2), "buy box answers, s": (wait.buyBoxAnswersMs / 1000).toFixed(2) },
  ]);
}

const MB = (bytes: number) => (bytes / 1e6).toFixed(0);

async function benchMemory(): Promise<void> {
  const measured = await measureMemory();
  printTable(
    "Resident memory of the shop, MB, every page asked for once",
    Object.entries(measured).flatMap(([caches, { restBytes, afterBytes }]) =>
      [restBytes, ...afterBytes].map((bytes, thousands) => ({ caches, "pages so far": thousands * 1000, "resident MB": MB(bytes) })),
    ),
  );
  const { usual, small } = measured;
  const gained = (usual.afterBytes[0] ?? Infinity) - usual.restBytes;
  const lastToSecond = (small.afterBytes.at(-1) ?? Infinity) / (small.afterBytes[1] ?? 1);
  print(
    `The first thousand pages take ${MB(gained)} MB (budget ${MB(memoryBudget.firstThousandBytes)}); with small caches the fourth thousand leaves ${ratio(lastToSecond)} of what the second did (budget ${ratio(memoryBudget.lastToSecond)}).`,
  );
  ratios["memory after 4,000 pages ÷ after 2,000, small caches"] = lastToSecond;
  ratios["memory after 1,000 pages ÷ at rest"] = (usual.afterBytes[0] ?? Infinity) / usual.restBytes;
  if (gained > memoryBudget.firstThousandBytes) fail("a thousand pages take more memory than their budget");
  if (lastToSecond > memoryBudget.lastToSecond) fail("memory grows beyond what its caches may hold");
}

async function benchOverload(): Promise<void> {
  const { capacity, goodput, p99Ms, healthP99Ms, publicHealthP99Ms, openCircuits } = await measureOverload();
  printTable("Five times as many product pages as the shop can do", [
    {
      "capacity, pages/s": capacity.toFixed(0),
      "good, pages/s": goodput.toFixed(0),
      "good ÷ capacity": (goodput / capacity).toFixed(2),
      "p99 of accepted, ms": p99Ms.toFixed(0),
      "p99 of /healthcheck, ms": healthP99Ms.toFixed(0),
      "the same at the public port": publicHealthP99Ms.toFixed(0),
      "open circuits": openCircuits,
    },
  ]);
  print("Goal: good ÷ capacity at least 0.90, accepted within 1000 ms, probes within 100 ms, no open circuit.");
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

let isBuilt = false;

/** What is measured on the built shop. */
function built(bench: () => Promise<void>): () => Promise<void> {
  return async () => {
    if (!isBuilt) execFileSync("npm", ["run", "build"], { stdio: "inherit" });
    isBuilt = true;
    await bench();
  };
}

const benches: Record<string, () => Promise<void>> = {
  visits: built(benchVisits),
  pages: built(benchPages),
  lists: built(benchLists),
  overload: built(benchOverload),
  memory: built(benchMemory),
  search: async () => {
    await benchRelevance("open");
    await benchLatency();
  },
  "search --held-apart": () => benchRelevance("held apart"),
};

const recordOption = "--record";
const asked = process.argv
  .slice(2)
  .filter((word) => word !== recordOption)
  .join(" ");
const chosen =
  asked === ""
    ? [benches["visits"], benches["pages"], benches["lists"], benches["overload"], benches["memory"], benches["search"]]
    : [benches[asked]];
for (const bench of chosen) {
  if (bench === undefined) throw new Error(`There is no bench "${asked}"; there are ${Object.keys(benches).join(", ")}`);
  await bench();
}
if (process.argv.includes(recordOption)) recordRun(ratios);
