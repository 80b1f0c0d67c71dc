import { defineConfig } from "@playwright/test";
import { e2eAddress } from "./e2e/support/shop/address.ts";

/** The main journey in the engines that other browsers are built on. Each test starts its own, by WebDriver; Playwright only runs the tests and the shop. */
export default defineConfig({
  testDir: "e2e/engines",
  testMatch: "**/*.e2e.ts",
  timeout: 150_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [["list"]],
  outputDir: `${e2eAddress.results}-engines`,
  webServer: {
    command: "node scripts/start.ts",
    url: `${e2eAddress.shop}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { ...e2eAddress.environment },
  },
});
