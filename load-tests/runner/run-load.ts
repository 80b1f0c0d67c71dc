import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { installedChromium } from "../../scripts/find-chromium.ts";
import { addMemory, memoryGrowth } from "../report/add-memory.ts";
import type { Report } from "../report/build-report.ts";
import { capacityOf, capacityText, type Counters, readCounters } from "../report/capacity.ts";
import { reportJunit } from "../report/report-junit.ts";
import { reportText, verdictLine } from "../report/report-text.ts";
import { readSettings, type Environment } from "../settings/read-settings.ts";
import { findK6, type K6 } from "./find-k6.ts";
import { runProgram } from "./run-program.ts";
import { startShop, type RunningShop } from "./start-shop.ts";
import { watchMemory } from "./watch-memory.ts";

/** k6 ends with this code when a threshold broke. What that means, the report knows. */
const thresholdsBroke = 99;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Without a sandbox of its own, because containers and root have none to give. */
const browserArguments =
  "no-sandbox,disable-gpu,disable-dev-shm-usage,disable-quic,no-first-run,disable-background-networking,disable-component-update,disable-sync";

async function browserEnvironment(): Promise<Environment> {
  return { K6_BROWSER_HEADLESS: "true", K6_BROWSER_ARGS: browserArguments, K6_BROWSER_EXECUTABLE_PATH: await installedChromium() };
}

async function environmentFor(profile: string, baseUrl: string, resultsDir: string): Promise<Environment> {
  return {
    K6_NO_USAGE_REPORT: "true",
    K6_AUTO_EXTENSION_RESOLUTION: "false",
    K6_PROMETHEUS_RW_TREND_STATS: "p(50),p(75),p(95),p(99),max,count",
    ...(profile === "browser" ? await browserEnvironment() : {}),
    ...process.env,
    PROFILE: profile,
    BASE_URL: baseUrl,
    RESULTS_DIR: resultsDir,
  };
}

async function runK6({ command, leadingArgs }: K6, env: Environment, signal: AbortSignal): Promise<number> {
  const script = env["PROFILE"] === "browser" ? "browser.ts" : "main.ts";
  const outputs = env["K6_PROMETHEUS_RW_SERVER_URL"] ? ["--out", "experimental-prometheus-rw"] : [];
  // Without a terminal, k6 would print its progress anew every second.
  const progress = process.stdout.isTTY ? [] : ["--quiet"];
  const { code } = await runProgram(command, [...leadingArgs, "run", ...progress, ...outputs, resolve("load-tests", script)], {
    env,
    isShown: true,
    signal,
  });
  return code;
}

/** Adds to a soak's report what only this side sees. */
async function completeReport(resultsDir: string, memoryBytes: readonly number[]): Promise<Report> {
  const report: Report = JSON.parse(await readFile(`${resultsDir}/report.json`, "utf8"));
  const growth = memoryGrowth(memoryBytes);
  if (report.profile !== "soak" || growth === null) return report;
  const complete = addMemory(report, growth);
  await writeFile(`${resultsDir}/report.json`, `${JSON.stringify(complete, null, 2)}\n`);
  await writeFile(`${resultsDir}/report.txt`, reportText(complete));
  await writeFile(`${resultsDir}/junit.xml`, reportJunit(complete));
  say(complete.verdicts.slice(-1).map(verdictLine).join("\n"));
  return complete;
}

/** Tells what the run cost the shop, which docs/scaling.md is computed with, and leaves it beside the report. */
async function printCapacity(resultsDir: string, before: Counters, after: Counters): Promise<void> {
  const { requests }: Report = JSON.parse(await readFile(`${resultsDir}/report.json`, "utf8"));
  const capacity = capacityOf(
    before,
    after,
    requests.reduce((sum, { count }) => sum + count, 0),
  );
  if (capacity === null) return;
  await writeFile(`${resultsDir}/capacity.json`, `${JSON.stringify(capacity, null, 2)}\n`);
  say(capacityText(capacity));
}

const countersOf = async ({ metricsUrl }: RunningShop) => readCounters(await (await fetch(metricsUrl)).text());

/** Runs one profile, against a shop of its own unless BASE_URL names one; answers the exit code. */
export async function runLoad(profile: string, signal: AbortSignal): Promise<number> {
  const resultsDir = resolve("test-results/load", profile);
  const given = process.env["BASE_URL"];
  // What is wrong is said before anything is started or built.
  readSettings({ ...process.env, PROFILE: profile, BASE_URL: given ?? "http://localhost" });
  await rm(resultsDir, { recursive: true, force: true });
  await mkdir(resultsDir, { recursive: true });
  const k6 = await findK6({ env: await environmentFor(profile, "", resultsDir), run: runProgram, say, cacheFolder: resolve(".cache/k6") });
  let shop: RunningShop | null = null;
  if (given === undefined) {
    say("Starting the shop …");
    shop = await startShop(`${resultsDir}/shop.log`);
  }
  const origin = shop?.origin ?? given ?? "";
  say(`${profile} on ${origin}, with k6 (${k6.source})`);
  const stopWatching = shop && watchMemory(shop.metricsUrl);
  const before = shop && (await countersOf(shop));
  const code = await runK6(k6, await environmentFor(profile, origin, resultsDir), signal);
  const memoryBytes = stopWatching?.() ?? [];
  const after = shop && (await countersOf(shop));
  await shop?.stop();
  if (code !== 0 && code !== thresholdsBroke) return code;
  const { verdicts } = await completeReport(resultsDir, memoryBytes);
  if (before && after) await printCapacity(resultsDir, before, after);
  return verdicts.every(({ isMet }) => isMet) ? 0 : 1;
}
