/** What k6 hands over at the end of a run, as far as reports read it. Source: grafana.com/docs/k6, "Custom summary". */
export type SummaryData = {
  root_group: { checks: { name: string; passes: number; fails: number }[] };
  state: { testRunDurationMs: number };
  metrics: Record<string, SummaryMetric>;
};

export type SummaryMetric = {
  type: "counter" | "gauge" | "rate" | "trend";
  values: Record<string, number>;
  thresholds?: Record<string, { ok: boolean }>;
};

export const valueOf = (data: SummaryData, metric: string, value: string): number => data.metrics[metric]?.values[value] ?? 0;

/** k6 calls a threshold met when nothing was measured. Counters are the exception: nothing counted is a result. */
export function isMeasured({ type, values }: SummaryMetric): boolean {
  if (type === "trend") return (values["count"] ?? 0) > 0;
  if (type === "rate") return (values["passes"] ?? 0) + (values["fails"] ?? 0) > 0;
  return true;
}
