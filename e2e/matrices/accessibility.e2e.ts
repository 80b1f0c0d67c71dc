import { test } from "@playwright/test";
import { expectNoAxeFaults } from "../axe.ts";
import { openHydrated } from "../hydrated.ts";
import { pages } from "../pages.ts";

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no accessibility fault that axe can find, in either scheme, on a phone, a tablet and a desktop`, async ({ page }) => {
    await openHydrated(page, path);
    await expectNoAxeFaults(page);
  });
}
