import { requestNames, type RequestName } from "../shop/request-names.ts";
import type { ProfileName } from "./profiles.ts";
import type { Settings } from "./read-settings.ts";
import { phaseNames, sliceNames } from "./time-tags.ts";

type Threshold = string | { threshold: string; abortOnFail?: boolean; delayAbortEval?: string };
export type Thresholds = Record<string, Threshold[]>;

/** These hold always: k6 keeps results apart only for what has a threshold. */
const watchingTrend = "max>=0";
const watchingRate = "rate>=0";

export const isWatching = (expression: string): boolean => expression === watchingTrend || expression === watchingRate;

/** Each request's time and failures are told in every summary. */
function watchedRequests(): Thresholds {
  return Object.fromEntries(
    requestNames.flatMap((name) => [
      [`http_req_duration{name:${name}}`, [watchingTrend]],
      [`http_req_failed{name:${name}}`, [watchingRate]],
    ]),
  );
}

/** What a spike did is seen by comparing its phases, and how soon it was over by the slices after it. */
function watchedPhases(settings: Settings): Thresholds {
  return Object.fromEntries([
    ...phaseNames(settings).flatMap((phase) => [
      [`http_req_duration{phase:${phase}}`, [watchingTrend]],
      [`http_req_failed{phase:${phase}}`, [watchingRate]],
    ]),
    ...sliceNames(settings).map((slice) => [`http_req_duration{slice:${slice}}`, [watchingTrend]]),
  ]);
}

/** The share of requests that may fail; a run in which more do is of no use and ends. */
const failing = (share: number): Thresholds => ({
  http_req_failed: [{ threshold: `rate<${share}`, abortOnFail: true, delayAbortEval: "30s" }],
});

/** Limits of time, in milliseconds. `http_req_waiting` ends with the first byte: the page's shell. */
function timeLimits(latencyFactor: number): Thresholds {
  const limit = (metric: "waiting" | "duration", name: RequestName, p95: number, p99?: number): [string, Threshold[]] => [
    `http_req_${metric}{name:${name}}`,
    [`p(95)<${p95 * latencyFactor}`, ...(p99 === undefined ? [] : [`p(99)<${p99 * latencyFactor}`])],
  ];
  return Object.fromEntries([
    limit("waiting", "GET /", 300, 800),
    limit("waiting", "GET /parts/:category", 400),
    limit("waiting", "GET /parts/:category?page", 400),
    limit("waiting", "GET /products/:slug", 300),
    limit("waiting", "GET /search", 600),
    limit("waiting", "GET /search?facet", 600),
    limit("duration", "GET /api/search/suggestions", 300),
    limit("duration", "POST /api/cart/lines", 800),
    limit("duration", "GET /cart/checkout", 800),
    limit("waiting", "GET /account", 800),
  ]);
}

const ordinaryDay = ({ latencyFactor }: Settings): Thresholds => ({
  ...failing(0.01),
  checks: ["rate>0.99"],
  journey_completed: ["rate>0.97"],
  dropped_iterations: ["count<10"],
  ...timeLimits(latencyFactor),
});

const limits: Record<ProfileName, (settings: Settings) => Thresholds> = {
  smoke: () => ({ http_req_failed: ["rate==0"], checks: ["rate==1"], journey_completed: ["rate==1"] }),
  average: ordinaryDay,
  stress: () => ({ ...failing(0.02), checks: ["rate>0.98"], journey_completed: ["rate>0.95"] }),
  spike: () => ({
    ...failing(0.05),
    checks: ["rate>0.95"],
    "http_req_failed{phase:after}": ["rate<0.01"],
  }),
  soak: ordinaryDay,
  // Ends where the shop does; how far that was is what the run tells.
  breakpoint: ({ latencyFactor }) => ({
    http_req_failed: [{ threshold: "rate<0.05", abortOnFail: true, delayAbortEval: "10s" }],
    http_req_waiting: [{ threshold: `p(95)<${2000 * latencyFactor}`, abortOnFail: true, delayAbortEval: "10s" }],
  }),
  // Limits of "good" for people, which count for the third quarter of views. Source: web.dev/articles/vitals
  browser: (settings) => ({
    ...ordinaryDay(settings),
    browser_web_vital_lcp: [`p(75)<${2500 * settings.latencyFactor}`],
    browser_web_vital_inp: [`p(75)<${200 * settings.latencyFactor}`],
    browser_web_vital_cls: ["p(75)<0.1"],
    browser_http_req_failed: ["rate<0.01"],
  }),
};

/** The thresholds of a run, and what else its summary tells. */
export function thresholdsFor(settings: Settings): Thresholds {
  const merged: Thresholds = {};
  for (const part of [limits[settings.profile](settings), watchedRequests(), watchedPhases(settings)]) {
    for (const [metric, thresholds] of Object.entries(part)) merged[metric] = [...(merged[metric] ?? []), ...thresholds];
  }
  return merged;
}
