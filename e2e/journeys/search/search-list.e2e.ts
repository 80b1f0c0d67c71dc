import { expect, type Page, test } from "@playwright/test";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

const filters = (page: Page) => page.getByRole("group", { name: "Filters" });
const value = (page: Page, name: string) => filters(page).getByRole("checkbox", { name: new RegExp(`^${name}`) });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });
const total = (page: Page) => page.getByRole("status").filter({ hasText: /^[\d,]+ products?$/ });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const productLinks = (page: Page) => cards(page).getByRole("heading").getByRole("link");
const countOf = async (page: Page, name: string) => Number((await value(page, name).locator("xpath=..").innerText()).match(/(\d+)$/)?.[1]);
const totalOf = async (page: Page) => Number.parseInt(await total(page).innerText());

test("results are sorted, filtered, counted and shared by their address, and Back restores them [shop-9.3]", async ({ page }) => {
  const messages = watchConsole(page);
  await openHydrated(page, "/search?q=brake");

  await test.step("the orders are those of the shop, the most relevant first", async () => {
    expect(await page.getByLabel("Sort by").getByRole("option").allTextContents()).toEqual([
      "Most Relevant",
      "Alphabetically A-Z",
      "Alphabetically Z-A",
      "Price low-high",
      "Price high-low",
      "Date old-new",
      "Date new-old",
    ]);
    await expect(page.getByLabel("Sort by")).toHaveValue("latest");
    await expect(cards(page)).toHaveCount(20);
  });

  await test.step("every result carries its search and its place to the product's page", async () => {
    const places = async () =>
      productLinks(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute("href")?.match(/\?sid=[0-9a-f]{32}&pos=(\d+)$/)?.[1]),
      );
    expect(await places()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(async () => (await places())[0]).toBe("21");
    await page.goBack();
    await expect.poll(async () => (await places())[0]).toBe("1");
  });

  await test.step("a filter leaves what it counted, and the counts beside it stand", async () => {
    const [brolga, sunrise] = [await countOf(page, "Brolga Brakes"), await countOf(page, "Sunrise Classic Parts")];
    await value(page, "Brolga Brakes").check();
    await expect(page).toHaveURL(/\/search\?q=brake&vendor=Brolga\+Brakes$/);
    await expect.poll(() => totalOf(page)).toBe(brolga);
    expect(await countOf(page, "Sunrise Classic Parts")).toBe(sunrise);
    await value(page, "Sunrise Classic Parts").check();
    await expect.poll(() => totalOf(page)).toBe(brolga + sunrise);
    expect(await filters(page).getByRole("checkbox").and(page.locator('[name="category"]')).count()).toBeLessThanOrEqual(6);
  });

  await test.step("a price range of one's own stands for the others", async () => {
    await value(page, "\\$0 - \\$50").check();
    await expect(chips(page)).toContainText("$0 - $50");
    await page.getByLabel("Lowest price").fill("$20");
    await page.getByLabel("Highest price").fill("80");
    await filters(page).getByRole("button", { name: "Go" }).click();
    await expect(page).toHaveURL(/&price=20-80$/);
    await expect(chips(page).getByRole("listitem")).toHaveText([/Brolga Brakes/, /Sunrise Classic Parts/, /\$20 - \$80/, /Clear all/]);
    await page.getByLabel("Sort by").selectOption({ label: "Price low-high" });
    await expect(page).toHaveURL(/sort=price-ascending$/);
    await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy", "true");
    // Cards that are further down have no inner text until they are laid out.
    const texts = (await cards(page).allTextContents()).map((text) => text.replace(/Save \$[\d,.]+/g, ""));
    const prices = texts.map((text) => Number(text.match(/\$([\d,]+\.\d\d)/)?.[1]?.replace(",", "")));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...prices)).toBeLessThanOrEqual(80);
  });

  await test.step("Back from a product restores filters, order and place", async () => {
    const address = page.url();
    const last = productLinks(page).last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await last.click();
    await expect(page).toHaveURL(/\/products\//);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(value(page, "Brolga Brakes")).toBeChecked();
    await expect(page.getByLabel("Sort by")).toHaveValue("price-ascending");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400);
  });

  await test.step("each filter is taken away by itself, and all by one link", async () => {
    await chips(page).getByRole("link", { name: "Remove filter Brolga Brakes" }).click();
    await expect(value(page, "Brolga Brakes")).not.toBeChecked();
    await chips(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/search\?q=brake&sort=price-ascending$/);
    await expect(chips(page)).toHaveCount(0);
  });
  expect(messages).toEqual([]);
});

test("what an address asks for in vain is said, never a blank page", async ({ page }) => {
  const messages = watchConsole(page);
  await test.step("a page that the list doesn't have", async () => {
    await page.goto("/search?q=water+pump&page=9");
    await expect(page.getByRole("heading", { name: "This list is shorter than that" })).toBeVisible();
    await page.getByRole("link", { name: "Go to its last page" }).click();
    await expect(cards(page).first()).toBeVisible();
  });
  await test.step("words that no part holds together", async () => {
    await page.goto("/search?q=eh+zeppelin+bonnet");
    await expect(page.getByText("We have no bonnet for Holden EH.")).toBeVisible();
    await expect(
      productLinks(page)
        .filter({ hasText: /bonnet/i })
        .first(),
    ).toBeVisible();
  });
  await test.step("nothing at all, with a way on", async () => {
    await page.goto("/search?q=zeppelin");
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
    await expect(page.getByText(`Sorry, we couldn't find any products for "zeppelin"`)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/pages/contact");
    await expect(page.getByRole("navigation", { name: "Popular categories" }).getByRole("link").first()).toBeVisible();
  });
  await test.step("a filter that nothing has can be taken away again", async () => {
    await page.goto("/search?q=brake&vendor=Nobody");
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
    await chips(page).getByRole("link", { name: "Remove filter Nobody" }).click();
    await expect(cards(page).first()).toBeVisible();
  });
  await test.step("values of no meaning are left out, and none is ever markup", async () => {
    await page.goto(
      `/search?q=%00brake<script>&price=100-50&price=cheap&availability=Soon&sort=cheapest&page=-4&vendor=${"x".repeat(201)}`,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText('Results for "brake<script>"');
    await expect(page.getByLabel("Sort by")).toHaveValue("latest");
    await expect(chips(page)).toHaveCount(0);
  });
  expect(messages).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the filters are a drawer that says how much it leaves", async ({ page }) => {
    await openHydrated(page, "/newsletter");
    await page.touchscreen.tap(5, 5);
    await expect(page.locator("[popover=manual]")).toBeAttached();
    // Within the application, so that going back from it is, too.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/search?q=brake" });
      document.body.append(link);
      link.click();
      link.remove();
    });
    const opener = page.getByRole("button", { name: "Filters", exact: true });
    const drawer = page.getByRole("dialog", { name: "Filters" });

    await test.step("it takes the focus and keeps it, holds the page still, and Escape gives both back", async () => {
      await opener.press("Enter");
      await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      // Between two rounds the focus is with the browser itself.
      const isInside = () =>
        page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest("[role=dialog]"));
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press(stop < 40 ? "Tab" : "Shift+Tab");
        expect(await isInside()).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
      await expect(page.locator("[inert]")).toHaveCount(0);
    });

    await test.step("the page that somebody goes back to is not held still with it", async () => {
      await opener.tap();
      await expect(drawer).toBeVisible();
      await expect(page.locator("header[inert], [inert] header")).toHaveCount(1);
      await page.goBack();
      await expect(page).not.toHaveURL(/search/);
      await expect(page.locator("[inert]")).toHaveCount(0);
      await page.goForward();
    });

    await opener.tap();
    const brolga = drawer.getByRole("checkbox", { name: /^Brolga Brakes/ });
    await brolga.check();
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeAttached();
    await expect.poll(async () => drawer.getByRole("button", { name: `Show ${await totalOf(page)} products` }).count()).toBe(1);
    await drawer.getByRole("link", { name: "Clear all" }).tap();
    await expect(brolga).not.toBeChecked();

    await test.step("a filter that is taken back before its list came leaves no tick", async () => {
      await page.route("**/api/search/products?*vendor=*", () => {});
      await brolga.check();
      await drawer.getByRole("link", { name: "Clear all" }).tap();
      await expect(brolga).not.toBeChecked();
      await expect(opener).toBeAttached();
    });
    await drawer.getByRole("button", { name: /^Show / }).tap();
    await expect(drawer).toBeHidden();
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a search's filters, prices, order and pages are a form and links", async ({ page }) => {
    await page.goto("/search?q=brake");
    await value(page, "Brolga Brakes").check();
    await page.getByLabel("Lowest price").fill("$1,000");
    await page.getByLabel("Highest price").fill("20.50");
    await page.getByLabel("Sort by").selectOption("price-descending");
    await filters(page).getByRole("button", { name: "Go" }).click();
    await expect(page).toHaveURL(/\/search\?q=brake&vendor=Brolga\+Brakes&sort=price-descending&price=21-1000$/);
    await expect(chips(page).getByRole("listitem")).toHaveText([/Brolga Brakes/, /\$21 - \$1,000/, /Clear all/]);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await chips(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/search\?q=brake&sort=price-descending$/);
  });
});
