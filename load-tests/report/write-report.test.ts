import { expect, test } from "vitest";
import { readSettings } from "../settings/read-settings.ts";
import type { Report } from "./build-report.ts";
import { reportJunit } from "./report-junit.ts";
import { reportText } from "./report-text.ts";
import { writeReport } from "./write-report.ts";

const report: Report = {
  profile: "average",
  origin: "http://localhost:3300",
  seconds: 216.4,
  rate: 1,
  verdicts: [
    { what: "checks rate>0.99", isMet: false, detail: 'it was "0.9" & falling' },
    { what: "http_req_failed rate<0.01", isMet: true, detail: "it was 0" },
  ],
  requests: [{ name: "GET /parts/:category?page", count: 12, failedShare: 0.0005, p50: 8.25, p95: 1234.5, p99: 2000 }],
  checks: [
    { name: "GET / answers 200", passes: 9, fails: 1 },
    { name: "GET / is a whole document", passes: 10, fails: 0 },
  ],
  completedShare: 0.985,
  droppedJourneys: 3,
  spike: { spikeOverBefore: 3.456, afterOverBefore: 1, recoverySeconds: 20 },
  reachedRate: null,
  memoryGrowth: null,
};

test("people read times, ratios and what failed", () => {
  const text = reportText(report);
  expect(text).toContain("average: http://localhost:3300, 216 s, 1 journey a second");
  expect(text).toMatch(/GET \/parts\/:category\?page +12 +0\.05 % +8\.3 ms +1235 ms +2000 ms/);
  expect(text).toContain("journeys completed: 98.5 %, dropped: 3");
  expect(text).toContain("p95 in the spike ÷ before: 3.46×, after ÷ before: 1.00×");
  expect(text).toContain("✗ GET / answers 200: not so 1 of 10 times");
  expect(text).not.toContain("whole document");
  expect(text).toContain('✗ checks rate>0.99 (it was "0.9" & falling)');
});

test("JUnit has a case for everything that decides, with text that cannot break out of it", () => {
  const xml = reportJunit(report);
  expect(xml).toContain('<testsuite name="load.average" tests="2" failures="1" errors="0" skipped="0" time="216.400">');
  expect(xml).toContain(
    '<testcase classname="load.average" name="checks rate&gt;0.99"><failure message="it was &quot;0.9&quot; &amp; falling"/></testcase>',
  );
  expect(xml).toContain('<testcase classname="load.average" name="http_req_failed rate&lt;0.01"/>');
  expect(xml.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, "")).not.toMatch(/&/);
});

test("a run leaves its report as text, JSON and JUnit", () => {
  const settings = readSettings({ PROFILE: "average", BASE_URL: "http://localhost:3300", RESULTS_DIR: "results" });
  const written = writeReport(settings)({ root_group: { checks: [] }, state: { testRunDurationMs: 1000 }, metrics: {} });
  expect(Object.keys(written)).toEqual(["stdout", "results/report.txt", "results/report.json", "results/junit.xml"]);
  expect(JSON.parse(written["results/report.json"] ?? "")).toMatchObject({ profile: "average", seconds: 1 });
  expect(written["stdout"]).toBe(written["results/report.txt"]);
});
