import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { findChromium } from "./find-chromium.ts";

/** Runs every test, then prints one line that counts them: unit and integration by Vitest, journeys by Playwright. */

const unitReport = "test-results/unit.json";
const browserReport = "test-results/browser.json";

function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

async function unitCounts(): Promise<{ passed: number; failed: number }> {
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(await readFile(unitReport, "utf8"));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

async function browserCounts(): Promise<{ passed: number; failed: number; flaky: number }> {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(await readFile(browserReport, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
}

const chromium = await findChromium();
await rm("test-results", { recursive: true, force: true });
const unit = await run("npx", ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`]);
const browser = await run("npx", ["playwright", "test"], { ...process.env, CHROMIUM_PATH: chromium });
const [units, journeys] = await Promise.all([unitCounts(), browserCounts()]);
if (journeys.flaky > 0) process.stdout.write(`${journeys.flaky} passed only at the second try\n`);
process.stdout.write(`${units.passed + journeys.passed} passed, ${units.failed + journeys.failed} failed\n`);
process.exitCode = unit || browser;
