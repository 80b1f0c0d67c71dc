import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.ts";
import { e2eAddress } from "./e2e/support/shop/address.ts";
import { testArguments } from "./e2e/support/browser/browser-arguments.ts";

const executablePath = await findChromium();

/** Other folders need more than the shop and Chromium, or have it to themselves. */
const everyday = ["journeys/**/*.e2e.ts", "server/**/*.e2e.ts"];

/** What journeys do at 390 px they do again at this width; and tests that are about nothing but axe. */
const exhaustive = /\bat 1440 px\b|\bthat axe can find\b/;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two noisy cores may be too slow for a wait now and then. What passed at the second try is told apart at the end.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: `${e2eAddress.results}.json` }]],
  outputDir: e2eAddress.results,
  projects: [
    { name: "shop", testMatch: everyday, grepInvert: exhaustive },
    // Every page at every width, and every journey at the second: exhaustive, so `npm test` goes without them.
    { name: "matrices", testMatch: "matrices/**/*.e2e.ts" },
    { name: "widths", testMatch: everyday, grep: exhaustive },
    // Vendors that are slow or misbehave are so for everyone, so these run alone and last.
    { name: "streaming", testMatch: "streaming/**/*.e2e.ts", dependencies: ["shop"], fullyParallel: false, workers: 1 },
    { name: "faults", testMatch: "faults/**/*.e2e.ts", dependencies: ["streaming"], fullyParallel: false, workers: 1 },
  ],
  use: {
    baseURL: e2eAddress.shop,
    // What a test does to a page's network must not be undone by a kept copy; e2e/journeys/shed has them.
    serviceWorkers: "block",
    // Tracing costs a quarter of the time; `npm run e2e -- --trace on` shows what happened.
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: testArguments },
  },
  webServer: {
    command: "node scripts/start.ts",
    url: `${e2eAddress.shop}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { ...e2eAddress.environment },
  },
});
