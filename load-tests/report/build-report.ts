import { journeyNames } from "../settings/journey-weights.ts";
import type { Settings } from "../settings/read-settings.ts";
import { rateAt } from "../settings/scenarios.ts";
import { isWatching } from "../settings/thresholds.ts";
import { requestNames, type RequestName } from "../shop/request-names.ts";
import { spikeRatios, type SpikeRatios } from "./spike-ratios.ts";
import { isMeasured, valueOf, type SummaryData } from "./summary-data.ts";

type RequestResult = { name: RequestName; count: number; failedShare: number; p50: number; p95: number; p99: number };
export type Verdict = { what: string; isMet: boolean; detail: string };

export type Report = {
  profile: string;
  origin: string;
  seconds: number;
  rate: number;
  /** What decides whether the run passes. */
  verdicts: Verdict[];
  requests: RequestResult[];
  checks: { name: string; passes: number; fails: number }[];
  completedShare: number;
  droppedJourneys: number;
  spike: SpikeRatios | null;
  /** Journeys a second when a climb ended; null for other profiles. */
  reachedRate: number | null;
  /** Only for a soak of a shop that the command started itself. */
  memoryGrowth: number | null;
};

/** The shop has to recover from a spike within this many seconds, and to hold this many times an ordinary day's rate. */
const recoverySecondsMax = 60;
const reachedFactorMin = 2;

export function buildReport(settings: Settings, data: SummaryData): Report {
  const { profile, origin, rate } = settings;
  const seconds = data.state.testRunDurationMs / 1000;
  const requests = requestResults(data);
  const spike = spikeRatios(settings, data);
  const reachedRate = profile === "breakpoint" ? rateAt(settings, seconds) : null;
  return {
    profile,
    origin,
    seconds,
    rate,
    verdicts: [
      // A climb goes on until a threshold breaks: how far it came is what counts.
      ...(reachedRate === null ? thresholdVerdicts(data) : [climbVerdict(reachedRate, rate)]),
      ...(spike === null ? [] : [recoveryVerdict(spike)]),
      ...(profile === "smoke" && settings.journeys.length === journeyNames.length ? [namesVerdict(requests)] : []),
    ],
    requests: requests.filter(({ count }) => count > 0),
    checks: data.root_group.checks.map(({ name, passes, fails }) => ({ name, passes, fails })),
    completedShare: valueOf(data, "journey_completed", "rate"),
    droppedJourneys: valueOf(data, "dropped_iterations", "count"),
    spike,
    reachedRate,
    memoryGrowth: null,
  };
}

function requestResults(data: SummaryData): RequestResult[] {
  return requestNames.map((name) => {
    const duration = (value: string) => valueOf(data, `http_req_duration{name:${name}}`, value);
    return {
      name,
      count: duration("count"),
      failedShare: valueOf(data, `http_req_failed{name:${name}}`, "rate"),
      p50: duration("med"),
      p95: duration("p(95)"),
      p99: duration("p(99)"),
    };
  });
}

function thresholdVerdicts(data: SummaryData): Verdict[] {
  // k6 lists its metrics in a different order every time.
  const metrics = Object.entries(data.metrics).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return metrics.flatMap(([name, metric]) =>
    Object.entries(metric.thresholds ?? {})
      .filter(([expression]) => !isWatching(expression))
      .map(([expression, { ok }]) => ({
        what: `${name} ${expression}`,
        isMet: ok && isMeasured(metric),
        detail: isMeasured(metric) ? `it was ${measuredFor(expression, metric.values)}` : "nothing was measured",
      })),
  );
}

function measuredFor(expression: string, values: Record<string, number>): string {
  const value = values[/^[a-z]+(?:\([\d.]+\))?/.exec(expression)?.[0] ?? ""];
  return value === undefined ? "not told" : String(Math.round(value * 10_000) / 10_000);
}

function climbVerdict(reachedRate: number, rate: number): Verdict {
  const factor = reachedRate / rate;
  return {
    what: `the shop holds at least ${reachedFactorMin} times the ordinary rate`,
    isMet: factor >= reachedFactorMin,
    detail: `it held ${factor.toFixed(1)} times, ${reachedRate.toFixed(1)} journeys a second`,
  };
}

function recoveryVerdict({ recoverySeconds }: SpikeRatios): Verdict {
  return {
    what: `requests are as fast as before within ${recoverySecondsMax} s of the spike`,
    isMet: recoverySeconds !== null && recoverySeconds <= recoverySecondsMax,
    detail: recoverySeconds === null ? "they never were" : `it took ${recoverySeconds} s`,
  };
}

function namesVerdict(requests: RequestResult[]): Verdict {
  const unsent = requests.filter(({ count }) => count === 0).map(({ name }) => name);
  return {
    what: "every request that thresholds name is sent",
    isMet: unsent.length === 0,
    detail: unsent.length === 0 ? `${requests.length} were` : `never: ${unsent.join(", ")}`,
  };
}
