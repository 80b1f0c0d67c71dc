import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { requestNames } from "../shop/request-names.ts";
import { profiles } from "./profiles.ts";
import { readSettings } from "./read-settings.ts";
import { rateAt, scenariosFor } from "./scenarios.ts";
import { isWatching, thresholdsFor } from "./thresholds.ts";

const profileNames = Object.keys(profiles);
const settingsOf = (profile: string, env: Record<string, string> = {}) =>
  readSettings({ PROFILE: profile, BASE_URL: "http://localhost", ...env });

const journeyFolder = join(import.meta.dirname, "../journeys");
const journeySources = readdirSync(journeyFolder)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(journeyFolder, name), "utf8"))
  .join("\n");

describe("thresholds", () => {
  test.each(profileNames)("of %s are about requests that some journey sends", (profile) => {
    const names = Object.keys(thresholdsFor(settingsOf(profile))).flatMap((metric) => /\{name:(.*)\}$/.exec(metric)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !journeySources.includes(`"${name}"`))).toEqual([]);
  });

  test.each(profileNames)("of %s keep results apart for every request, and judge something besides", (profile) => {
    const thresholds = thresholdsFor(settingsOf(profile));
    for (const name of requestNames) {
      expect(thresholds[`http_req_duration{name:${name}}`]).toContain("max>=0");
      expect(thresholds[`http_req_failed{name:${name}}`]).toContain("rate>=0");
    }
    const expressions = Object.values(thresholds).flat();
    expect(expressions.some((threshold) => typeof threshold !== "string" || !isWatching(threshold))).toBe(true);
  });

  test("of time are laxer on a slow machine, those of errors are not", () => {
    const thresholds = thresholdsFor(settingsOf("average", { LATENCY_FACTOR: "3" }));
    expect(thresholds["http_req_waiting{name:GET /}"]).toEqual(["p(95)<900", "p(99)<2400"]);
    expect(thresholds["http_req_duration{name:POST /api/cart/lines}"]).toContain("p(95)<2400");
    expect(thresholds["checks"]).toEqual(["rate>0.99"]);
  });

  test("of a spike judge what fails after it, and watch each phase and slice", () => {
    const thresholds = thresholdsFor(settingsOf("spike"));
    expect(thresholds["http_req_failed{phase:after}"]).toEqual(["rate<0.01", "rate>=0"]);
    expect(thresholds["http_req_duration{phase:before}"]).toEqual(["max>=0"]);
    expect(thresholds["http_req_duration{slice:120}"]).toEqual(["max>=0"]);
  });
});

describe("scenarios", () => {
  test("run the function that main.ts exports under the journey's name", () => {
    const main = readFileSync(join(import.meta.dirname, "../main.ts"), "utf8");
    for (const [name, { exec }] of Object.entries(scenariosFor(settingsOf("smoke")))) {
      expect(exec).toBe(name);
      expect(main).toContain(`export const ${name} = runJourney(`);
    }
  });

  test("share the rate by weight, and arrive whether the shop keeps up or not", () => {
    const scenarios = Object.values(scenariosFor(settingsOf("average", { RATE: "2", TIME_SCALE: "0.5" })));
    const perHour = scenarios.map((scenario) => (scenario.executor === "ramping-arrival-rate" ? scenario.stages : []));
    expect(perHour.reduce((sum, stages) => sum + (stages[1]?.target ?? 0), 0)).toBeCloseTo(2 * 3600, -1);
    expect(perHour.map((stages) => stages.map(({ duration }) => duration))).toEqual(
      Array.from({ length: 4 }, () => ["60000ms", "300000ms"]),
    );
  });

  test("of a smoke run go through every journey three times, and leave out what isn't asked for", () => {
    const scenarios = scenariosFor(settingsOf("smoke", { JOURNEYS: "browse,buy" }));
    expect(Object.keys(scenarios)).toEqual(["browse", "buy"]);
    expect(scenarios["buy"]).toMatchObject({ executor: "shared-iterations", vus: 1, iterations: 3 });
  });

  test("of a climb tell the rate that was reached", () => {
    expect(rateAt(settingsOf("breakpoint", { RATE: "2" }), 900)).toBe(40);
    expect(rateAt(settingsOf("breakpoint", { RATE: "2", TIME_SCALE: "0.1" }), 90)).toBeCloseTo(40);
  });
});
