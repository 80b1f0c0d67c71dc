import { selectorsIn } from "../check/metric-names.ts";
import type { OpsFiles } from "../check/rule-files.ts";
import type { PrometheusApi } from "./prometheus-api.ts";

type Checked = { problems: string[]; selectorCount: number; unseen: string[] };

/** Asks a Prometheus that watches a running shop whether it can evaluate every rule, and whether the series that they select have the labels that they select by. */
export async function checkAgainst(prometheus: PrometheusApi, { alerts, recordings }: OpsFiles): Promise<Checked> {
  const unwell = (await prometheus.rules()).filter(({ health }) => health !== "ok");
  const problems = unwell.map(({ name, health, lastError }) => `${name} is ${health}: ${lastError ?? "not evaluated"}`);
  const selectors = [...alerts, ...recordings].flatMap(({ expr }) => selectorsIn(expr) ?? []);
  const unseen = new Set<string>();
  const labels = new Map<string, Set<string>>();
  for (const { metric, labels: wanted } of selectors) {
    const known = labels.get(metric) ?? (await prometheus.labelsOf(metric));
    labels.set(metric, known);
    if (known.size === 0) unseen.add(metric);
    else problems.push(...wanted.filter((label) => !known.has(label)).map((label) => `${metric} has no label ${label}`));
  }
  return { problems: [...new Set(problems)], selectorCount: selectors.length, unseen: [...unseen] };
}
