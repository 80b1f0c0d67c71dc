import type { Settings } from "../settings/read-settings.ts";
import { sliceNames } from "../settings/time-tags.ts";
import { valueOf, type SummaryData } from "./summary-data.ts";

/** Back to normal is at most this many times what it was before. */
const normalFactor = 2;

export type SpikeRatios = {
  /** 95th percentiles of a request's time, divided by that before the spike. */
  spikeOverBefore: number;
  afterOverBefore: number;
  /** Seconds from the spike's end until requests stay as fast as before; null when they never were. */
  recoverySeconds: number | null;
};

type Slice = { seconds: number; p95: number };

/** When the last slow slice is over; null when the last one of all is slow, or nothing was measured. */
export function recoveryOf(slices: readonly Slice[], limitMs: number): number | null {
  const lastSlow = slices.findLastIndex(({ p95 }) => p95 > limitMs);
  return slices[lastSlow + 1]?.seconds ?? null;
}

/** What the spike did, as ratios within the run; null for profiles without one. */
export function spikeRatios(settings: Settings, data: SummaryData): SpikeRatios | null {
  const names = sliceNames(settings);
  if (names.length === 0) return null;
  const p95Of = (tag: string) => valueOf(data, `http_req_duration{${tag}}`, "p(95)");
  const before = p95Of("phase:before");
  const slices = names
    .filter((name) => valueOf(data, `http_req_duration{slice:${name}}`, "count") > 0)
    .map((name) => ({ seconds: Number(name) * settings.timeScale, p95: p95Of(`slice:${name}`) }));
  return {
    spikeOverBefore: p95Of("phase:spike") / before,
    afterOverBefore: p95Of("phase:after") / before,
    recoverySeconds: recoveryOf(slices, before * normalFactor),
  };
}
