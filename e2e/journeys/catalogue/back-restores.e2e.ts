import { expect, test } from "@playwright/test";
import { wholeChromium } from "../../../scripts/find-chromium.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";

test("Back restores a list's filters and the place on the page", async ({ page }) => {
  await openHydrated(page, "/parts/body-and-exterior");
  await page.getByRole("group", { name: "Filters" }).getByText("Availability").click();
  await page
    .getByRole("group", { name: "Filters" })
    .getByRole("checkbox", { name: /In Stock/ })
    .check();
  await expect(page).toHaveURL(/availability=In(\+|%20)Stock/);
  const product = page.locator("main article, main li").getByRole("link", { name: /\w/ }).nth(20);
  // The list that was filtered takes the other's place meanwhile.
  await expect(() => product.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await page.waitForTimeout(200);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.locator('main a[href^="/products/"]').last().scrollIntoViewIfNeeded();
  const places = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener("scroll", () => seen.push(window.scrollY));
    return seen;
  });
  await page.locator('main a[href^="/products/"]').last().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => places.evaluate((seen) => seen.at(-1)), "the new page starts at its top").toBe(0);
  const onTheWay = await places.evaluate((seen, start) => seen.filter((place) => place > 0 && place < start), before);
  expect(onTheWay, "and gets there at once").toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/availability=In(\+|%20)Stock/);
  await expect(page.getByRole("group", { name: "Filters" }).getByRole("checkbox", { name: /In Stock/ })).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400);
});

test("a list's page number and sort survive a reload and a shared link", async ({ page, context }) => {
  await openHydrated(page, "/parts/body-and-exterior?sort=price-descending&page=2");
  const titles = await page.locator("main article h3, main article h2").allTextContents();
  const other = await context.newPage();
  await other.goto(page.url());
  expect(await other.locator("main article h3, main article h2").allTextContents()).toEqual(titles);
  await expect(other.getByLabel("Sort by")).toHaveValue("price-descending");
});

test("a page that the browser kept whole comes back with the cart, the hearts and the store of now", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright switches this cache off as a rule, and Chromium's shell has none.
  const executablePath = await wholeChromium();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await openWithAllParts(page, "/search?q=throttle%20cable");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Cart, 0 items" })).toBeVisible();
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "wasKept", persisted)));
  await page.goto("/healthcheck");

  const other = await context.newPage();
  await openWithAllParts(other, `/products/${stressCases.numberWithDash}`);
  await other.evaluate(() =>
    localStorage.setItem("myStore", JSON.stringify({ placeId: "ChIJEzxTHhjMZpAemsTS4adKp06", shortName: "Dandenong South", state: "VIC" })),
  );
  await other.locator("#add-to-cart").getByRole("button", { name: "Add to cart" }).click();
  await expect(other.getByRole("dialog", { name: "Added to your cart" })).toBeVisible();
  await other.keyboard.press("Escape");
  await other.getByRole("main").locator("button[aria-pressed]").first().click();
  await expect(other.getByRole("banner").getByRole("button", { name: "Wishlist, 1 part" })).toBeVisible();
  await other.close();

  // Such a page is not loaded again, so nothing but its arrival can be waited for.
  await page.goBack({ waitUntil: "commit" });
  await expect(header.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await expect(header.getByRole("button", { name: "Wishlist, 1 part" })).toBeVisible();
  await expect(header.locator("a[data-my-store]")).toContainText("Dandenong South");
  await expect(page.getByRole("main").locator('[aria-pressed="true"]')).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, "wasKept"))).toBe(true);
  await browser.close();
});
