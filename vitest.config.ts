import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { testArguments } from "./e2e/support/browser/browser-arguments.ts";
import { findChromium } from "./scripts/find-chromium.ts";

// Node takes graphql's "main", Vite its "module": two copies refuse each other's types.
const resolve = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] };

// Hooks, commands and listeners, in the browser that they are written for, with a fake API.
export const browserProject = {
  test: {
    name: "browser",
    include: ["client/**/*.browser.test.{ts,tsx}"],
    // What a page does in a moment takes a busy machine longer.
    expect: { poll: { timeout: 5000 }, requireAssertions: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: await findChromium(), args: testArguments } }),
      instances: [{ browser: "chromium" }],
    },
  },
} satisfies TestProjectConfiguration;

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: "node",
          include: ["{client,server,shared,sandbox,scripts,bench,ops,load-tests}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.browser.test.{ts,tsx}"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A loop over nothing holds nothing.
          expect: { requireAssertions: true },
          maxWorkers: 2,
          // Half of the time would go into loading the same modules for every file; what a test changes, it changes in objects of its own.
          isolate: false,
        },
      },
      browserProject,
    ],
  },
});
