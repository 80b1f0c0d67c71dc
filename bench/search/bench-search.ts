import type { Report } from "../report/report.ts";
import { measureSearchLatency } from "./search-latency.ts";
import { brokenPromises, judgeSearch, relevanceRows } from "./search-relevance.ts";

export async function benchSearch(report: Report): Promise<void> {
  await benchRelevance(report, "open");
  const { rows, broken } = await measureSearchLatency();
  report.table("Search, latency", rows);
  for (const promise of broken) report.fail(promise);
}

/** What the search answers to the judged queries; `part` is the third that is held apart only when all else is done. */
export async function benchRelevance(report: Report, part: "open" | "held apart"): Promise<void> {
  const judged = await judgeSearch(part);
  report.table(`Search, judged queries (${part})`, relevanceRows(judged));
  for (const broken of brokenPromises(judged)) report.fail(broken);
}
