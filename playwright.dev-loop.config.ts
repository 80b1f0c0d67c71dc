import { defineConfig } from "@playwright/test";
import { browserArguments } from "./e2e/support/browser/browser-arguments.ts";
import { findChromium } from "./scripts/find-chromium.ts";

/** `npm run e2e:dev`: what a developer waits for, in a copy of the project that the tests may edit. */
export default defineConfig({
  testDir: "e2e/dev-loop",
  testMatch: "**/*.e2e.ts",
  timeout: 120_000,
  workers: 1,
  forbidOnly: true,
  reporter: [["list"]],
  outputDir: "test-results/dev-loop",
  use: { launchOptions: { executablePath: await findChromium(), args: browserArguments } },
});
