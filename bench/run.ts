import { execFileSync } from "node:child_process";
import { recordRun } from "./history.ts";
import { measureOverload } from "./overload/measure-overload.ts";
import { measureMemory, memoryBudget } from "./memory/measure-memory.ts";
import { blockingMsMax } from "./interaction/blocking-time.ts";
import { measureInteraction, worstEventMsMax } from "./interaction/measure-interaction.ts";
import { pressGoals } from "./interaction/press-to-paint.ts";
import { listBudget, measureListCost } from "./page/list-cost.ts";
import type { Spread } from "./page/by-turns.ts";
import { measurePageCost, uncachedBudget } from "./page/page-cost.ts";
import { measureSearchLatency } from "./search/search-latency.ts";
import { lighthouseGoals, measureLighthouse } from "./visit/lighthouse.ts";
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

const spread = ({ from, to }: Spread) => `${from.toFixed(2)}–${to.toFixed(2)}`;

async function benchPages(): Promise<void> {
  const { uncached, fromMemory } = await measurePageCost();
  printTable(
    "Product page, uncached: CPU of the server's process",
    uncached.map(({ what, cpuMs, toFirst }) => ({
      what,
      "CPU ms a request": cpuMs.median.toFixed(2),
      "÷ bare React": ratio(toFirst.median),
      spread: spread(toFirst),
    })),
  );
  print(`Budget: the uncached page at most ${ratio(uncachedBudget)} bare React.`);
  const besideBare = fromMemory.map(({ what, bare, shop, budget }) => ({
    what,
    bare,
    shop,
    budget,
    // Of requests, so the other way round than of what each costs.
    share: { median: 1 / shop.toFirst.median, from: 1 / shop.toFirst.to, to: 1 / shop.toFirst.from },
  }));
  printTable(
    "From memory: requests per second of CPU of the server's process",
    besideBare.map(({ what, bare, shop, share, budget }) => ({
      what,
      "the shop": Math.round(1000 / shop.cpuMs.median),
      "bare node:http": Math.round(1000 / bare.cpuMs.median),
      "the shop ÷ bare": ratio(share.median),
      spread: spread(share),
      budget: ratio(budget),
    })),
  );
  for (const { what, share } of besideBare) ratios[`${what} ÷ node:http`] = share.median;
  for (const { what, share, budget } of besideBare) if (share.median < budget) fail(`${what} costs more than its budget`);
  const page = uncached[1];
  if (!page) throw new Error("The uncached page wasn't measured");
  ratios[`${page.what} ÷ bare React`] = page.toFirst.median;
  if (page.toFirst.median > uncachedBudget) fail("the uncached page costs more than its budget");
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

const ms = (milliseconds: number) => milliseconds.toFixed(0);

async function benchInteraction(): Promise<void> {
  const { worst, paints, blocking } = await measureInteraction();
  printTable(
    "The slowest answer to a press or a key, a processor a quarter as fast",
    worst.map(({ journey, event, durationMs, ofIt: { waitMs, workMs, paintMs } }) => ({
      journey,
      event,
      "to the next paint, ms": ms(durationMs),
      waiting: ms(waitMs),
      handlers: ms(workMs),
      rendering: ms(paintMs),
      budget: worstEventMsMax,
    })),
  );
  printTable(
    "From a press on a product of a list, a processor at its own speed",
    paints.map(({ what, feedbackMs, pageMs }) => ({
      "the link was": what,
      "something answers, ms": ms(feedbackMs),
      "the page is painted, ms": ms(pageMs),
    })),
  );
  print(
    `Budget: painted within ${pressGoals.paintedMs} ms where the link was rested on, something answers within ${pressGoals.feedbackMs} ms.`,
  );
  printTable(
    "Blocked while loading, Slow 4G and a processor a quarter as fast",
    blocking.map(({ path, blockedMs }) => ({ path, "blocked, ms": ms(blockedMs), budget: blockingMsMax })),
  );
  for (const { journey, durationMs } of worst) {
    ratios[`${journey}: slowest event ÷ ${worstEventMsMax} ms`] = durationMs / worstEventMsMax;
    if (durationMs > worstEventMsMax) fail(`${journey} takes ${ms(durationMs)} ms to answer`);
  }
  for (const { what, feedbackMs, pageMs, isPrefetched } of paints) {
    if (feedbackMs > pressGoals.feedbackMs) fail(`a link ${what} takes ${ms(feedbackMs)} ms to answer`);
    if (isPrefetched && pageMs > pressGoals.paintedMs) fail(`the page of a link ${what} takes ${ms(pageMs)} ms to be painted`);
  }
  for (const { path, blockedMs } of blocking) {
    ratios[`${path}: blocked while loading ÷ ${blockingMsMax} ms`] = blockedMs / blockingMsMax;
    if (blockedMs > blockingMsMax) fail(`${path} is blocked for ${ms(blockedMs)} ms while it loads`);
  }
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

async function benchLighthouse(): Promise<void> {
  const measured = await measureLighthouse();
  printTable(
    "Lighthouse, its own mobile phone",
    measured.map(({ page, scores, blockedMs, largestPaintMs }) => ({
      page,
      ...scores,
      "largest paint, s": (largestPaintMs / 1000).toFixed(2),
      "blocked, ms": ms(blockedMs),
    })),
  );
  const goals = Object.entries(lighthouseGoals).map(([category, goal]) => `${category} ${goal}`);
  print(`Budget: ${goals.join(", ")}. That a search is kept out of search engines is meant.`);
  for (const { page, scores, faults } of measured) {
    ratios[`Lighthouse, ${page}: performance ÷ 100`] = scores.performance / 100;
    for (const { category, text } of faults)
      if (category === "performance") print(`${page}, ${category}: ${text}`);
      else fail(`${page}, ${category}: ${text}`);
    if (scores.performance < lighthouseGoals.performance) fail(`${page}: performance is ${scores.performance}`);
  }
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
  interaction: built(benchInteraction),
  lighthouse: built(benchLighthouse),
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
    ? ["visits", "pages", "lists", "overload", "memory", "interaction", "lighthouse", "search"].map((name) => benches[name])
    : [benches[asked]];
for (const bench of chosen) {
  if (bench === undefined) throw new Error(`There is no bench "${asked}"; there are ${Object.keys(benches).join(", ")}`);
  await bench();
}
if (process.argv.includes(recordOption)) recordRun(ratios);
