import { describe, expect, test } from "vitest";
import { readSettings } from "../settings/read-settings.ts";
import { requestNames } from "../shop/request-names.ts";
import { addMemory, memoryGrowth } from "./add-memory.ts";
import { buildReport } from "./build-report.ts";
import { recoveryOf } from "./spike-ratios.ts";
import type { SummaryData, SummaryMetric } from "./summary-data.ts";

const settingsOf = (profile: string) => readSettings({ PROFILE: profile, BASE_URL: "http://localhost:3300" });
const trend = (p95: number, count = 10): SummaryMetric => ({
  type: "trend",
  values: { count, med: p95 / 2, "p(95)": p95, "p(99)": p95 * 2 },
  thresholds: { "max>=0": { ok: true } },
});
const rate = (passes: number, fails: number, thresholds: SummaryMetric["thresholds"] = {}): SummaryMetric => ({
  type: "rate",
  values: { rate: passes / (passes + fails || 1), passes, fails },
  thresholds,
});
const dataOf = (metrics: SummaryData["metrics"], seconds = 60): SummaryData => ({
  root_group: { checks: [{ name: "GET / answers 200", passes: 9, fails: 1 }] },
  state: { testRunDurationMs: seconds * 1000 },
  metrics,
});

describe("a report", () => {
  test("tells of each request that was sent how long it took and how often it failed", () => {
    const report = buildReport(
      settingsOf("average"),
      dataOf({
        "http_req_duration{name:GET /}": trend(200),
        "http_req_failed{name:GET /}": rate(1, 9),
        "http_req_duration{name:GET /cart}": trend(0, 0),
      }),
    );
    expect(report.requests).toEqual([{ name: "GET /", count: 10, failedShare: 0.1, p50: 100, p95: 200, p99: 400 }]);
  });

  test("judges what thresholds say, but not those that only keep results apart", () => {
    const { verdicts } = buildReport(
      settingsOf("average"),
      dataOf({
        checks: rate(9, 1, { "rate>0.99": { ok: false } }),
        "http_req_waiting{name:GET /}": { ...trend(200), thresholds: { "p(95)<300": { ok: true }, "max>=0": { ok: true } } },
      }),
    );
    expect(verdicts).toEqual([
      { what: "checks rate>0.99", isMet: false, detail: "it was 0.9" },
      { what: "http_req_waiting{name:GET /} p(95)<300", isMet: true, detail: "it was 200" },
    ]);
  });

  test("does not take a threshold for met when nothing was measured, as k6 does", () => {
    const { verdicts } = buildReport(
      settingsOf("average"),
      dataOf({
        "http_req_waiting{name:GET /}": { ...trend(0, 0), thresholds: { "p(95)<300": { ok: true } } },
        dropped_iterations: { type: "counter", values: { count: 0, rate: 0 }, thresholds: { "count<10": { ok: true } } },
        journey_completed: rate(0, 0, { "rate>0.97": { ok: true } }),
      }),
    );
    expect(verdicts).toEqual([
      { what: "dropped_iterations count<10", isMet: true, detail: "it was 0" },
      { what: "http_req_waiting{name:GET /} p(95)<300", isMet: false, detail: "nothing was measured" },
      { what: "journey_completed rate>0.97", isMet: false, detail: "nothing was measured" },
    ]);
  });

  test("of a smoke run fails when a request that thresholds name was never sent", () => {
    const metricsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`http_req_duration{name:${name}}`, trend(1)]));
    const verdictOn = (names: readonly string[]) => buildReport(settingsOf("smoke"), dataOf(metricsOf(names))).verdicts.at(-1);
    expect(verdictOn(requestNames)).toMatchObject({ isMet: true });
    expect(verdictOn(requestNames.slice(1))).toMatchObject({ isMet: false, detail: `never: ${requestNames[0]}` });
  });

  test("of a climb tells how far the shop held, whatever threshold ended it", () => {
    const ended = { http_req_failed: rate(9, 1, { "rate<0.05": { ok: false } }) };
    expect(buildReport(settingsOf("breakpoint"), dataOf(ended, 900))).toMatchObject({ reachedRate: 20, verdicts: [{ isMet: true }] });
    expect(buildReport(settingsOf("breakpoint"), dataOf(ended, 45))).toMatchObject({ reachedRate: 1, verdicts: [{ isMet: false }] });
  });

  test("of a spike compares its phases and tells when it was over", () => {
    const slices = { "000": 900, "010": 500, "020": 150, "030": 90, "120": 110 };
    const metrics = {
      "http_req_duration{phase:before}": trend(100),
      "http_req_duration{phase:spike}": trend(1200),
      "http_req_duration{phase:after}": trend(120),
      ...Object.fromEntries(Object.entries(slices).map(([name, p95]) => [`http_req_duration{slice:${name}}`, trend(p95)])),
    };
    const { spike, verdicts } = buildReport(settingsOf("spike"), dataOf(metrics));
    expect(spike).toEqual({ spikeOverBefore: 12, afterOverBefore: 1.2, recoverySeconds: 20 });
    expect(verdicts).toEqual([expect.objectContaining({ isMet: true, detail: "it took 20 s" })]);
  });
});

test("a spike is over after the last slow slice, and never when the last one of all is slow", () => {
  const slices = [300, 90, 250, 80, 70].map((p95, index) => ({ seconds: index * 10, p95 }));
  expect(recoveryOf(slices, 200)).toBe(30);
  expect(recoveryOf(slices, 400)).toBe(0);
  expect(recoveryOf([...slices, { seconds: 50, p95: 900 }], 200)).toBeNull();
  expect(recoveryOf([], 200)).toBeNull();
});

test("memory is compared once caches are full, and more than a quarter on top is a leak", () => {
  expect(memoryGrowth([100, 300, 400, 400, 410, 420, 440, 440])).toBe(1.1);
  expect(memoryGrowth([100, 200, 300])).toBeNull();
  const report = buildReport(settingsOf("soak"), dataOf({}));
  expect(addMemory(report, 1.1).verdicts.at(-1)).toMatchObject({ isMet: true });
  expect(addMemory(report, 1.5).verdicts.at(-1)).toMatchObject({ isMet: false });
});
