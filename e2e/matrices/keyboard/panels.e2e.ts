import { expect, type Locator } from "@playwright/test";
import { noticesOf } from "../../support/steps/all-parts.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { expectWalkByTab } from "../../support/browser/tab-walk.ts";
import { test } from "../../support/browser/test-with-warm-cache.ts";
import { panels } from "../../support/steps/panels.ts";

/** What holds the focus while it is open. */
const modal = "dialog:modal, [role=dialog]:popover-open, nav:popover-open";

for (const [name, { path, open, widths = [390, 820, 1440] }] of Object.entries(panels))
  test(`${name} opens by a key, takes the focus, lets Tab go round where it covers the page, and gives the focus back on Escape`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of widths) {
      await context.clearCookies();
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, path);
      await page.evaluate(() => localStorage.clear());
      await openHydrated(page, path);
      await waitForParts(page);
      await expect(noticesOf(page)).toBeAttached();
      const pressed: Locator[] = [];
      const shown = await open(page, async (control) => {
        pressed.push(control);
        await expect(control).toBeEnabled();
        await control.focus();
        await page.keyboard.press("Enter");
      });
      await expect(shown).toBeVisible();
      await page.waitForLoadState("networkidle");
      if (await page.locator(modal).count()) {
        expect(await page.locator(modal).evaluate((panel) => panel.contains(document.activeElement)), `at ${width} px`).toBe(true);
        await expectWalkByTab(page, `${name} at ${width} px`, modal);
      }
      await page.keyboard.press("Escape");
      await expect(shown, `at ${width} px`).toBeHidden();
      const ways = await Promise.all(pressed.map(async (control) => ((await control.isVisible()) ? [control] : [])));
      await expect.soft(ways.flat().at(-1) ?? page.getByRole("combobox", { name: "Search" }), `at ${width} px`).toBeFocused();
    }
  });
