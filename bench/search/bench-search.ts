import { type Report, spreadText } from "../report/report.ts";
import { measureSearchLatency } from "./search-latency.ts";
import { brokenPromises, judgeSearch, relevanceRows } from "./search-relevance.ts";
import { measureSuggestionCost, suggestionCpuMax } from "./suggestion-cost.ts";

export async function benchSearch(report: Report): Promise<void> {
  await benchRelevance(report, "open");
  const { rows, broken } = await measureSearchLatency();
  report.table("Search, latency", rows);
  for (const promise of broken) report.fail(promise);
}

export async function benchSuggestions(report: Report): Promise<void> {
  const { shopMs, sandboxMs, togetherMs } = await measureSuggestionCost();
  report.table(
    "A suggestion that nobody has asked for yet: CPU of each process",
    [
      { process: "the shop", ms: shopMs },
      { process: "the sandbox", ms: sandboxMs },
      { process: "both", ms: togetherMs },
    ].map(({ process, ms }) => ({ process, "CPU ms": ms.median.toFixed(2), spread: spreadText(ms) })),
  );
  report.measure({ what: "a new suggestion, shop and search", spread: togetherMs, unit: "ms", goal: { most: suggestionCpuMax } });
}

/** What the search answers to the judged queries; `part` is the third that is held apart only when all else is done. */
export async function benchRelevance(report: Report, part: "open" | "held apart"): Promise<void> {
  const judged = await judgeSearch(part);
  report.table(`Search, judged queries (${part})`, relevanceRows(judged));
  for (const broken of brokenPromises(judged)) report.fail(broken);
}
