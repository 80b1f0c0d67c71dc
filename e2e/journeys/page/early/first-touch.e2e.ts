import { expect, test } from "@playwright/test";
import { waitForHydration } from "../../../support/browser/hydrated.ts";

test("what is typed into the search box before its code is there is searched for", async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  await page.route(/\/assets\/every-page-/, async (route) => {
    isHeld = true;
    await isReleased;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  const box = page.getByRole("banner").getByRole("combobox");
  await box.focus();
  await page.keyboard.type("water pump");
  expect(isHeld).toBe(true);
  release();
  await expect(page.getByRole("listbox").first().getByRole("option").first()).toBeVisible();
  await expect(box).toHaveValue("water pump");
});

test("a page that was left by a link and come back to has its parts and its head", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const title = await page.title();
  await page
    .locator('main a[href^="/parts/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/parts\/[\w-]+/);
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${new URL(page.url()).pathname}$`));
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("group", { name: "Highlights" })).toBeVisible();
});
