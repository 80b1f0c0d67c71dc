import { expect, test } from "@playwright/test";
import { openHydrated } from "../../support/browser/hydrated.ts";

const floorPans = "/parts/body-and-exterior/body-panels/floors-and-underbody/floor-pans/front-floor-pans/left-hand-front-floor-pans";

test("a category shows the promotion that runs for it, also further down, and none that is over", async ({ page }) => {
  await page.goto("/parts/brakes/disc-brakes");
  const promotion = page.getByRole("list", { name: "Promotions" }).getByRole("link", { name: /Big Brake Month/ });
  // The first visitor may come before the editors' words are there.
  await expect(async () => {
    await page.reload();
    await expect(promotion).toBeVisible({ timeout: 1000 });
  }).toPass();
  const end = /Ends (\d+ \w+ \d{4})/.exec(await promotion.innerText())?.[1] ?? "";
  const daysLeft = (Date.parse(end) - Date.now()) / 86_400_000;
  expect(daysLeft, `ends ${end}`).toBeGreaterThan(-1);
  expect(daysLeft, `ends ${end}`).toBeLessThan(61);
  await expect(promotion).toHaveAttribute("href", "/promotions/big-brake-month");
  await page.goto("/parts/lighting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lighting");
  await expect(page.getByRole("list", { name: "Promotions" })).toHaveCount(0);
});

test("a long introduction ends after five lines and opens by keyboard; a short one has no toggle [shop-9.25]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const more = page.getByRole("button", { name: "Read More" });
  await expect(async () => {
    await openHydrated(page, "/parts/body-and-exterior");
    await page.mouse.move(5, 5);
    await expect(more).toBeVisible({ timeout: 2000 });
  }).toPass();
  const text = page.locator(`[id="${await more.getAttribute("aria-controls")}"]`);
  const cutHeight = (await text.boundingBox())?.height ?? 0;
  const lineHeight = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(Math.round(cutHeight / lineHeight)).toBe(5);
  await more.focus();
  await page.keyboard.press("Enter");
  const less = page.getByRole("button", { name: "Read Less" });
  await expect(less).toBeFocused();
  expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(cutHeight);
  await page.keyboard.press("Enter");
  await expect(more).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toHaveCount(0);
});

test("the deepest category stands six levels down, and its trail starts at 'All Categories' [shop-2.2]", async ({ page }) => {
  await page.goto(floorPans);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(trail).toHaveCount(7);
  await expect(trail.first().getByRole("link")).toHaveAttribute("href", "/parts");
  await expect(trail.first()).toContainText("All Categories");
  await expect(trail.last()).toContainText("Left Hand Front Floor Pans");
  expect((await page.request.get(`${floorPans}/drivers-side`)).status()).toBe(404);
});

test("a list that filters have emptied says so and leads back [shop-8.31]", async ({ page }) => {
  await page.goto("/parts/brakes?colour=Red&price=up-to-50&availability=Made+to+Order");
  await expect(page.getByRole("heading", { name: "No products found within the category." })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/parts\/brakes$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
