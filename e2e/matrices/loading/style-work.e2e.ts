import { expect } from "@playwright/test";
import { waitForHydration } from "../../support/browser/hydrated.ts";
import { test } from "../../support/browser/test-with-warm-cache.ts";
import { pages } from "../../support/steps/pages.ts";

/** Once for the first look, once for what scripts change, and some. A rule that looks from the body into all of the page (`body:has(…)`) made it seven times. */
const most = 2.5;

type TimelineEvent = { name: string; args?: { elementCount?: number } };

for (const [name, path] of Object.entries(pages))
  test(`the styles of ${name} are worked out hardly more than once for each of its elements`, async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await page.goto(path, { waitUntil: "networkidle" });
    await waitForHydration(page);
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    const trace: { traceEvents: TimelineEvent[] } = JSON.parse(String(await browser.stopTracing()));
    const styled = trace.traceEvents
      .filter((event) => event.name === "UpdateLayoutTree")
      .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
    // Some were: what stands far below the screen has none before somebody comes near.
    expect(styled, `${elements} elements`).toBeGreaterThan(elements / 10);
    expect(styled, `${elements} elements`).toBeLessThanOrEqual(elements * most);
  });
