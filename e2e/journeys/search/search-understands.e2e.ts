import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const chips = (page: Page) => page.getByRole("list", { name: "Understood as" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages for your search" });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const search = (page: Page, text: string) => openHydrated(page, `/search?${new URLSearchParams({ q: text })}`);

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test("a search says what it understood, and each word can be taken back", async ({ page }) => {
      const messages = watchConsole(page);
      await search(page, "hq monaro waterpump");
      await expect(chips(page).getByRole("link")).toHaveText([/Series HQ/, /Model Monaro/, /Part Water pump/]);
      await expect(cards(page).first()).toContainText(/water pump/i);
      await expectNoAxeFaults(page, [size.width]);
      await chips(page).getByRole("link", { name: "Model Monaro" }).click();
      await expect(page).toHaveURL(/q=hq\+waterpump/);
      await expect(chips(page).getByRole("link")).toHaveText([/Series HQ/, /Part Water pump/]);
      expect(messages).toEqual([]);
    });

    test("a word that nothing meets is named, and a missing part leaves the car's others", async ({ page }) => {
      await search(page, "water pump quuxville");
      await expect(page.getByRole("main")).toContainText("we left out “quuxville”");
      await expect(cards(page).first()).toContainText(/water pump/i);
      await search(page, "xy gt quarter panel");
      await expect(page.getByRole("main")).toContainText("We have no quarter panel for Ford XY GT");
      await expect(page.getByRole("link", { name: "ask us to find one" })).toHaveAttribute("href", "/contact");
      expect(await cards(page).count()).toBeGreaterThan(0);
      await expectNoAxeFaults(page, [size.width]);
      await page.getByRole("link", { name: "See every quarter panel" }).click();
      await expect(page).toHaveURL(/q=quarter\+panel$/);
      await expect(cards(page).first()).toContainText(/quarter panel/i);
    });

    test("stores, help and articles are results, and nothing found leaves a way on", async ({ page }) => {
      await search(page, "geelong store");
      await expect(pages(page).getByRole("link").first()).toHaveAttribute("href", /^\/stores\/.+\/geelong$/);
      await search(page, "refund");
      await expect(pages(page).getByRole("link").first()).toHaveAttribute("href", "/pages/refunds-and-exchanges");
      await expectNoAxeFaults(page, [size.width]);
      await search(page, "xqzv wplk");
      await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
      expect(await page.getByRole("main").locator('a[href^="/parts/"]').count()).toBeGreaterThan(3);
    });

    test("a number plate leads to its vehicle", async ({ page }) => {
      await search(page, "KEV328");
      await expect(page.getByText("looks like a number plate")).toBeVisible();
      await expectNoAxeFaults(page, [size.width]);
      await page.getByLabel("State or country").selectOption("VIC");
      await page.getByRole("button", { name: "Find my vehicle" }).click();
      await expect(page).toHaveURL(/\/garage\/registration/);
      await expect(page.getByRole("main")).toContainText("48-215");
    });
  });
}

test("suggestions offer pages and the look-up beside products", async ({ page }) => {
  await openHydrated(page, "/");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.fill("geelong");
  await expect(page.getByRole("option", { name: /Geelong/ }).first()).toBeVisible();
  await box.fill("KEV328");
  await expect(page.getByRole("option", { name: /Find my vehicle/ })).toBeVisible();
});
