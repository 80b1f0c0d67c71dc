import { execFileSync } from "node:child_process";
import { benchInteraction } from "./interaction/bench-interaction.ts";
import { benchMemory } from "./memory/bench-memory.ts";
import { benchOverload } from "./overload/bench-overload.ts";
import { benchColdStart, benchDistinctProducts, benchLists, benchPages, benchScale, benchStarts } from "./page/bench-pages.ts";
import { benchPeers } from "./peers/bench-peers.ts";
import { recordRun } from "./report/history.ts";
import { createReport, type Report } from "./report/report.ts";
import { benchRelevance, benchSearch, benchSuggestions } from "./search/bench-search.ts";
import { benchFirstView, benchFirstVisit, benchLighthouse, benchScripts } from "./visit/bench-visits.ts";

/** Prints what the shop costs. Machines differ, so what counts are the ratios within this run. */

type Bench = (report: Report) => Promise<void>;

let isBuilt = false;

/** What is measured on the built shop. */
function built(...measures: Bench[]): Bench {
  return async (report) => {
    if (!isBuilt) execFileSync("npm", ["run", "build"], { stdio: "inherit" });
    isBuilt = true;
    for (const measure of measures) await measure(report);
  };
}

/** Without a name all of these run. */
const usual: Record<string, Bench> = {
  visits: built(benchScripts),
  "first-visit": built(benchFirstVisit),
  "first-view": built(benchFirstView),
  pages: built(benchPages, benchDistinctProducts),
  cold: built(benchColdStart),
  start: built(benchStarts),
  lists: built(benchLists),
  overload: built(benchOverload),
  memory: built(benchMemory),
  interaction: built(benchInteraction),
  lighthouse: built(benchLighthouse),
  search: benchSearch,
  suggestions: built(benchSuggestions),
};

/** These take packages of their own, or long, or are for the end. */
const byName: Record<string, Bench> = {
  peers: built(benchPeers),
  scale: built(benchScale),
  "search --held-apart": (report) => benchRelevance(report, "held apart"),
};

const all: Record<string, Bench> = { ...usual, ...byName };

const recordOption = "--record";
const asked = process.argv
  .slice(2)
  .filter((word) => word !== recordOption)
  .join(" ");

function chosen(): Bench[] {
  if (asked === "") return Object.values(usual);
  if (asked === "all") return Object.values(all);
  const bench = Object.hasOwn(all, asked) ? all[asked] : undefined;
  if (bench) return [bench];
  throw new Error(`There is no bench "${asked}"; there are ${Object.keys(all).join(", ")}, and all of them with "all"`);
}

const report = createReport();
for (const bench of chosen()) await bench(report);
report.summary();
if (process.argv.includes(recordOption)) recordRun(report.values());
