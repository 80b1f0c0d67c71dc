import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openHydrated } from "../hydrated.ts";
import { pages } from "../pages.ts";

const schemes = ["light", "dark"] as const;
const widths = [390, 1440];

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no accessibility fault that axe can find, in either scheme, on a phone and on a desktop`, async ({ page }) => {
    await openHydrated(page, path);
    for (const colorScheme of schemes) {
      for (const width of widths) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
        expect(faults, `${colorScheme} at ${width} px`).toEqual([]);
      }
    }
  });
}
