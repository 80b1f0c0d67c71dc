import { stringify } from "yaml";
import type { Slo, Slos } from "./read-slos.ts";

type Rule = { record: string; expr: string; labels?: Record<string, string> };
type Alert = { alert: string; expr: string; for: string; labels: Record<string, string>; annotations: Record<string, string> };
type Burn = "fast" | "slow";

const header = "# Generated from ops/slo/slos.yaml by `npm run ops:generate`. Change that, not this.\n";
const severities: Record<Burn, string> = { fast: "page", slow: "ticket" };
const daySeconds = 86_400;
const unitSeconds: Record<string, number> = { m: 60, h: 3600, d: daySeconds };

function secondsOf(duration: string): number {
  return Number.parseInt(duration, 10) * (unitSeconds[duration.slice(-1)] ?? Number.NaN);
}

/** The share of failures that a promise leaves room for, without the dust of binary fractions. */
function budgetOf({ objective }: Slo): number {
  return Number((1 - objective).toPrecision(6));
}

function windowsOf({ burns }: Slos): string[] {
  const windows = [burns.fast, burns.slow].flatMap(({ pairs }) => pairs.flatMap(({ long, short }) => [long, short]));
  return [...new Set(windows)].toSorted((a, b) => secondsOf(a) - secondsOf(b));
}

/** A service without a single error has no series of errors: it counts as none, not as unknown. Without requests there is nothing to tell. */
function windowRules({ requests, errors, name }: Slo, window: string): Rule[] {
  const labels = { slo: name };
  const requestsRecord = `slo:requests:rate${window}`;
  const errorsRecord = `slo:errors:rate${window}`;
  return [
    { record: requestsRecord, expr: requests.replaceAll("$window", window), labels },
    {
      record: errorsRecord,
      expr: `(${errors.replaceAll("$window", window)})\nor on (env) 0 * ${requestsRecord}{slo="${name}"}`,
      labels,
    },
    { record: `slo:error_ratio:rate${window}`, expr: `${errorsRecord}{slo="${name}"} / (${requestsRecord}{slo="${name}"} > 0)`, labels },
  ];
}

/** The whole period from the recorded rates, which weighs every hour by its requests and costs little. */
function periodRules(slo: Slo, { period }: Slos): Rule[] {
  const ofThis = `{slo="${slo.name}"}`;
  const labels = { slo: slo.name };
  return [
    {
      record: `slo:error_ratio:rate${period}`,
      expr: `sum_over_time(slo:errors:rate5m${ofThis}[${period}]) / (sum_over_time(slo:requests:rate5m${ofThis}[${period}]) > 0)`,
      labels,
    },
    { record: "slo:error_budget_remaining:ratio", expr: `1 - slo:error_ratio:rate${period}${ofThis} / ${budgetOf(slo)}`, labels },
    { record: "slo:objective:ratio", expr: `vector(${slo.objective})`, labels },
  ];
}

function burnAlert(slo: Slo, { burns, period }: Slos, burn: Burn): Alert {
  const name = `${slo.alert}Burn${burn === "fast" ? "Fast" : "Slow"}`;
  const ofThis = `{slo="${slo.name}"}`;
  const budget = budgetOf(slo);
  const pairs = burns[burn].pairs.map(({ long, short, rate }) =>
    [
      `  slo:error_ratio:rate${long}${ofThis} > ${rate} * ${budget}`,
      `  and slo:error_ratio:rate${short}${ofThis} > ${rate} * ${budget}`,
      `  and slo:errors:rate${long}${ofThis} * ${secondsOf(long)} >= ${slo.errorsMin}`,
    ].join("\n"),
  );
  const slowest = Math.min(...burns[burn].pairs.map(({ rate }) => rate));
  const days = secondsOf(period) / daySeconds / slowest;
  return {
    alert: name,
    expr: `(\n${pairs.join("\n)\nor\n(\n")}\n)`,
    for: burns[burn].for,
    labels: { severity: severities[burn], tier: "symptom", slo: slo.name, burn },
    annotations: {
      summary: `${slo.promise}: ${burn === "fast" ? "badly broken right now" : "broken a little for hours"}`,
      description: `{{ $value | humanizePercentage }} ${slo.error}, where ${Number((budget * 100).toPrecision(6))}% may. At this rate the budget of ${period} is spent within ${days} days.`,
      runbook_url: `{{ $externalLabels.runbooks_url }}/${name}.md`,
      dashboard_url: "{{ $externalLabels.grafana_url }}/d/rares-slo?var-env={{ $labels.env }}",
    },
  };
}

/** The rules that measure every promise over every window, and the alerts about how fast its budget burns, as Prometheus reads them. */
export function sloRules(slos: Slos): string {
  const windows = windowsOf(slos);
  // In one group, which is worked through in order, an alert sees what was recorded a moment before.
  const groups = slos.slos.map((slo) => ({
    name: `slo-${slo.name}`,
    rules: [
      ...windows.flatMap((window) => windowRules(slo, window)),
      ...periodRules(slo, slos),
      burnAlert(slo, slos, "fast"),
      burnAlert(slo, slos, "slow"),
    ],
  }));
  return header + stringify({ groups }, { lineWidth: 0, aliasDuplicateObjects: false });
}
