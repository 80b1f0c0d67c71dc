import { expect, test } from "@playwright/test";
import { plainPart } from "../../../support/steps/cart-steps.ts";
import { openHydrated, waitForHydration } from "../../../support/browser/hydrated.ts";

test("a page asks for its scripts once it is painted, and not before", async ({ page }) => {
  const styles = Promise.withResolvers<void>();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.route("**/*.css", async (route) => {
    await styles.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\.css$/);
  await page.goto(plainPart, { waitUntil: "commit" });
  await asked;
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  styles.resolve();
  await waitForHydration(page);
  expect(scripts.length).toBeGreaterThan(2);
});

test("a page in a tab that nobody sees isn't painted, and gets its scripts all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await openHydrated(page, plainPart);
});
