import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findProgram } from "../stack/find-program.ts";
import { findInhibitionProblems } from "./inhibition.ts";
import { askAmtool, askPromtool, runTool } from "./tools.ts";

const promtool = await findProgram("promtool");
const amtool = await findProgram("amtool");
const alertmanager = await findProgram("prometheus-alertmanager", "alertmanager");

const metrics = "# HELP storefront_ready 1 while it wants traffic.\n# TYPE storefront_ready gauge\nstorefront_ready 1\n";
const loneTest = "prometheus/tests/StorefrontNoneReady.test.yaml";

let ops = "";

/** The real configuration, with the tests of one alert. */
beforeEach(async () => {
  ops = await mkdtemp(join(tmpdir(), "ops-"));
  for (const part of ["prometheus/rules", "prometheus/targets", "prometheus/prometheus.yml", loneTest, "alertmanager"])
    await cp(join("ops", part), join(ops, part), { recursive: true });
});
afterEach(() => rm(ops, { recursive: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(ops, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(join(ops, file), text.replace(from, to));
}

test("what a program says against its input is a problem, and silence is none", async () => {
  const complaint = 'process.stdin.on("data", (data) => { process.stdout.write(`no ${data}`); process.exitCode = 3; })';
  expect(await runTool(process.execPath, ["-e", complaint], "good")).toEqual([expect.stringContaining("no good")]);
  expect(await runTool(process.execPath, ["-e", ""])).toEqual([]);
});

test("programs that are missing are told plainly, and fail the check where they are required", async () => {
  const run = (env: NodeJS.ProcessEnv) =>
    new Promise<{ code: unknown; output: string }>((resolve) =>
      execFile(process.execPath, ["ops/check/main.ts"], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      ),
    );
  const [without, required] = await Promise.all([run({ PATH: "" }), run({ PATH: "", REQUIRE_OPS_TOOLS: "1" })]);
  for (const { output } of [without, required])
    for (const program of ["promtool", "amtool", "Alertmanager"]) expect(output).toContain(`${program} isn't installed`);
  expect(without.code).toBe(0);
  expect(required.code).toBe(1);
});

describe.runIf(promtool)("promtool", () => {
  const ask = (scrape = metrics) => askPromtool(promtool ?? "", ops, scrape);

  test("is content with what is there", async () => {
    expect(await ask()).toEqual([]);
  });

  test("finds an alert that fires too late for its test", async () => {
    await change("prometheus/rules/causes.rules.yaml", "for: 1m", "for: 30m");
    expect(await ask()).toEqual([expect.stringContaining("fires when every instance has been draining")]);
  });

  test("finds a rule that isn't PromQL", async () => {
    await change("prometheus/rules/recording.rules.yaml", "sum by (env, http_route)", "sum by env, http_route");
    expect(await ask()).toContainEqual(expect.stringMatching(/check rules(?:.|\n)*could not parse expression/));
  });

  test("finds a configuration that Prometheus wouldn't load", async () => {
    await change("prometheus/prometheus.yml", "scrape_interval: 15s", "scrape_interval: soon");
    expect(await ask()).toContainEqual(expect.stringContaining("not a valid duration string"));
  });

  test("finds a metric with a name that Prometheus keeps for another kind", async () => {
    expect(await ask(metrics.replaceAll("storefront_ready", "storefront_ready_total"))).toContainEqual(
      expect.stringContaining('non-counter metrics should not have "_total" suffix'),
    );
  });
});

describe.runIf(amtool)("amtool", () => {
  const ask = async () => (await askAmtool(amtool ?? "", ops)).problems;

  test("is content with what is there", async () => {
    expect(await ask()).toEqual([]);
  });

  test("finds pages that go elsewhere", async () => {
    await change("alertmanager/alertmanager.yml", 'severity="page"', 'severity="loud"');
    expect(await ask()).toContainEqual(expect.stringContaining("alertname=StorefrontDown"));
  });

  test("finds a configuration that Alertmanager wouldn't load", async () => {
    await change("alertmanager/alertmanager.yml", "- name: page", "- name: nobody");
    expect(await ask()).toContainEqual(expect.stringContaining("undefined receiver"));
  });
});

describe.runIf(alertmanager)("a running Alertmanager", () => {
  const ask = async () => (await findInhibitionProblems(alertmanager ?? "", ops)).problems;

  test("holds back what it should", async () => {
    expect(await ask()).toEqual([]);
  });

  test("shows an inhibition that is gone, and one that reaches too far", async () => {
    await change("alertmanager/alertmanager.yml", 'burn="slow"', 'burn="crawling"');
    await change("alertmanager/alertmanager.yml", "equal: [env, instance]", "equal: [env]");
    expect(await ask()).toEqual([
      expect.stringContaining("StorefrontAvailabilityBurnSlow is not held back"),
      expect.stringContaining("StorefrontEventLoopLag is held back"),
    ]);
  });
});
