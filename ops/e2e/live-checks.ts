import { selectorsIn } from "../check/metric-names.ts";
import type { OpsFiles } from "../check/rule-files.ts";
import type { PrometheusApi } from "./prometheus-api.ts";

type RuleFiles = Pick<OpsFiles, "alerts" | "recordings">;
type Checked = { problems: string[]; selectorCount: number; unseen: string[] };

/** The labels that a metric has in what the shop answers. Prometheus keeps none that are empty, and while nothing fails every `error_type` is. */
function labelsIn(scrape: string, metric: string): string[] {
  const series = scrape.split("\n").filter((line) => line.startsWith(`${metric}{`));
  return series.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label = ""]) => label));
}

/** Asks a Prometheus that watches a running shop whether it can evaluate every rule, and whether the series that they select have the labels that they select by. */
export async function checkAgainst(prometheus: PrometheusApi, { alerts, recordings }: RuleFiles, scrape: string): Promise<Checked> {
  const unwell = (await prometheus.rules()).filter(({ health }) => health !== "ok");
  const problems = unwell.map(({ name, health, lastError }) => `${name} is ${health}: ${lastError ?? "not evaluated"}`);
  const selectors = [...alerts, ...recordings].flatMap(({ expr }) => selectorsIn(expr) ?? []);
  const unseen = new Set<string>();
  const labels = new Map<string, Set<string>>();
  async function knownOf(metric: string): Promise<Set<string>> {
    const ofPrometheus = await prometheus.labelsOf(metric);
    return ofPrometheus.size === 0 ? ofPrometheus : new Set([...ofPrometheus, ...labelsIn(scrape, metric)]);
  }
  for (const { metric, labels: wanted } of selectors) {
    const known = labels.get(metric) ?? (await knownOf(metric));
    labels.set(metric, known);
    if (known.size === 0) unseen.add(metric);
    else problems.push(...wanted.filter((label) => !known.has(label)).map((label) => `${metric} has no label ${label}`));
  }
  return { problems: [...new Set(problems)], selectorCount: selectors.length, unseen: [...unseen] };
}
