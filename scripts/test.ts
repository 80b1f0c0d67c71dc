import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { findChromium } from "./find-chromium.ts";

/** Runs every test, then prints one line that counts them: unit and integration by Vitest, journeys by Playwright. */

const unitReport = "test-results/unit.json";
const browserReports = ["test-results/browser-0.json", "test-results/browser-1.json"];

type RunOptions = { env?: Record<string, string>; isHeldBack?: boolean };

/** What is held back is printed when it is over, so that two runs don't talk at once. */
function run(command: string, args: string[], { env, isHeldBack = false }: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["inherit", isHeldBack ? "pipe" : "inherit", "inherit"], env: { ...process.env, ...env } });
    const output: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

type Counts = { passed: number; failed: number; flaky: number };

async function unitCounts(): Promise<Counts> {
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(await readFile(unitReport, "utf8"));
  return { passed: report.numPassedTests, failed: report.numFailedTests, flaky: 0 };
}

async function browserCounts(report: string): Promise<Counts> {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(await readFile(report, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
}

const env = { CHROMIUM_PATH: await findChromium() };
await rm("test-results", { recursive: true, force: true });
// Once, for either shop.
if ((await run(process.execPath, ["scripts/build.ts"])) !== 0) process.exit(1);

const unitTests = () =>
  run("npx", ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`], { env, isHeldBack: true });
/** Vendors that are slow or misbehave are so for everyone: a shop of their own. */
const slowVendorTests = () =>
  run("npx", ["playwright", "test", "--project=streaming", "--project=faults", "--no-deps", "--workers=1"], {
    env: { ...env, E2E_SHOP: "1" },
  });
const journeyTests = () => run("npx", ["playwright", "test", "--project=shop"], { env });

// Unit tests keep both cores busy half of their time, for many wait for a clock or a socket: what a browser does goes on beside them.
const browserTests = async () => [await slowVendorTests(), await journeyTests()];
const [unit, browser] = await Promise.all([unitTests(), browserTests()]);
const counts = await Promise.all([unitCounts(), ...browserReports.map(browserCounts)]);
const sumOf = (kind: keyof Counts) => counts.reduce((sum, count) => sum + count[kind], 0);
if (sumOf("flaky") > 0) process.stdout.write(`${sumOf("flaky")} passed only at the second try\n`);
process.stdout.write(`${sumOf("passed")} passed, ${sumOf("failed")} failed\n`);
process.exitCode = [unit, ...browser].find((code) => code !== 0) ?? 0;
