import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openHydrated } from "../hydrated.ts";
import { pages } from "../pages.ts";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test.describe(`in the ${colorScheme} scheme at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      for (const [name, path] of Object.entries(pages)) {
        test(`${name} has no accessibility fault that axe can find`, async ({ page }) => {
          await openHydrated(page, path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
        });
      }
    });
  }
}
