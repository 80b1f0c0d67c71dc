import { expect } from "@playwright/test";
import { expectNoAxeFaults } from "../support/browser/axe.ts";
import { watchConsole } from "../support/browser/console-watch.ts";
import { openHydrated } from "../support/browser/hydrated.ts";
import { test } from "../support/browser/test-with-warm-cache.ts";
import { panels } from "../support/steps/panels.ts";

for (const [name, { path, open, widths }] of Object.entries(panels)) {
  test(`${name} opens without a word in the console, fits the screen and has no accessibility fault that axe can find`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    const [first = 1440] = widths ?? [];
    await page.setViewportSize({ width: first, height: 900 });
    await openHydrated(page, path);
    const shown = await open(page);
    await expect(shown).toBeVisible();
    await expectNoAxeFaults(page, widths);
    expect(messages).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
