import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig } from "@playwright/test";
import { browserArguments } from "./e2e/support/browser/browser-arguments.ts";
import { e2eAddress } from "./e2e/support/shop/address.ts";
import { findChromium } from "./scripts/find-chromium.ts";

/** Photographs of every kind of page. `npm run visual` runs this twice: over a commit's build, which makes the references, and over this one, which is compared with them. */
const shopFolder = process.env["VISUAL_SHOP_FOLDER"] ?? ".";
const results = "test-results/visual";
/** Whether a change would be found is asked once, of this folder's shop. */
const askedOnce = shopFolder === "." && (process.env["VISUAL_LOOK"] ?? "light") === "light" ? [] : ["finds-changes.e2e.ts"];

export default defineConfig({
  testDir: "e2e/visual",
  testMatch: "**/*.e2e.ts",
  // Twenty photographs of long pages, on a machine that may have other things to do.
  timeout: 300_000,
  // A third of a page's time is waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  snapshotPathTemplate: `${results}/reference/{arg}{ext}`,
  outputDir: `${results}/differences`,
  reporter: [["line"], ["json", { outputFile: `${results}/report.json` }], ["html", { outputFolder: `${results}/report`, open: "never" }]],
  expect: { timeout: 15_000 },
  projects: [
    { name: "pages", testIgnore: ["failed-page.e2e.ts", ...askedOnce], teardown: "failed page" },
    // A vendor that fails does so for everyone.
    { name: "failed page", testMatch: "failed-page.e2e.ts" },
  ],
  use: {
    baseURL: e2eAddress.shop,
    launchOptions: {
      executablePath: await findChromium(),
      // Large pictures are drawn with the rest of the page, not a moment after it.
      args: [...browserArguments, "--font-render-hinting=none", "--disable-checker-imaging"],
    },
  },
  webServer: {
    command: `node --import ${pathToFileURL(resolve("e2e/visual/fixed-clock.ts")).href} scripts/start.ts`,
    cwd: resolve(shopFolder),
    url: `${e2eAddress.shop}/readyz`,
    // It may have to be built first, beside other things.
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { ...e2eAddress.environment, DATA_DIR: ".data/visual" },
  },
});
