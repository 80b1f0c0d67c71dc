import { expect, type Page, type Route, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
const tab = (page: Page, name: "Products" | "Categories") => page.getByRole("tab", { name });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const modal = (page: Page) => page.getByRole("dialog", { name: "Search" });
const isSuggestion = /\/api\/search\/suggestions/;

/** The bar's own code comes after the page's. */
async function openWithSearch(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await waitForParts(page);
}

test.describe("by finger on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the panel is a modal that offers searches, products, brands and categories, and says what it lacks [shop-8.30] [shop-2.19] [shop-2.20]", async ({
    page,
  }) => {
    const messages = watchConsole(page);
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      if (isSuggestion.test(request.url())) asked.push(new URL(request.url()).searchParams.get("q"));
    });
    await openWithSearch(page, "/parts/cooling-and-heating");
    await expect(box(page)).toHaveAttribute("placeholder", "What are you shopping for?");

    await test.step("the keyboard passes by; a letter typed opens it, Escape leads back", async () => {
      await box(page).focus();
      await page.keyboard.press("Tab");
      await expect(box(page)).not.toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(box(page)).toBeFocused();
      await expect(modal(page)).toBeHidden();
      await page.keyboard.type("h");
      await expect(modal(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(modal(page)).toBeHidden();
      await page.keyboard.press("Backspace");
      await expect(box(page)).toHaveValue("");
    });

    await test.step("a press opens it over the whole screen: nothing else can be reached or scrolled", async () => {
      await box(page).tap();
      await expect(modal(page)).toBeVisible();
      await expect(group(page, "Popular searches").getByRole("option").first()).toBeVisible();
      expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
      await expect(page.locator("html")).toHaveAttribute("data-modal-open");
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press("Tab");
        expect(
          await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("search") !== null),
        ).toBe(true);
      }
    });

    await test.step("the cross closes it while there is no text, and the page is whole again", async () => {
      await page.getByRole("button", { name: "Close search" }).tap();
      await expect(modal(page)).toBeHidden();
      expect(await page.locator("[inert]").count()).toBe(0);
      await expect(page.locator("html")).not.toHaveAttribute("data-modal-open");
    });

    await test.step("half a second after the last letter one question is asked, and a second search stays inside the category", async () => {
      await box(page).tap();
      asked.length = 0;
      await box(page).pressSequentially("hose", { delay: 40 });
      await expect(group(page, "Products found in Cooling & Heating").getByRole("option")).toHaveCount(3);
      expect(asked).toEqual(["hose"]);
      await expect(tab(page, "Products")).toHaveAttribute("aria-selected", "true");
      await expect(group(page, "Products").getByRole("option").filter({ hasText: "$" })).toHaveCount(3);
      const [inCategory, inShop] = await Promise.all(
        ["Products found in Cooling & Heating", "Products"].map((name) =>
          group(page, name).getByRole("option").first().getAttribute("href"),
        ),
      );
      for (const href of [inCategory, inShop]) expect(href).toMatch(/^\/products\/[\w-]+\?sid=[0-9a-f]{32}&pos=1$/);
      expect(new URL(inCategory ?? "", page.url()).searchParams.get("sid")).not.toBe(
        new URL(inShop ?? "", page.url()).searchParams.get("sid"),
      );
      await expect(group(page, "Products").getByRole("option", { name: /^See all \d+ results for “hose”$/ })).toBeVisible();
      await expect(group(page, "Brands").getByRole("option").first()).toHaveAttribute("href", /^\/brands\/[\w-]+$/);
    });

    await test.step("what is not there is said", async () => {
      await box(page).fill("windscreen");
      await expect(page.getByText("No products found within the category.", { exact: true })).toBeVisible();
      await box(page).fill("zeppelin");
      await expect(page.getByText("No products found", { exact: true })).toBeVisible();
      await expect(page.getByText(`Sorry, we couldn't find any products for "zeppelin"`, { exact: true })).toBeVisible();
      await tab(page, "Categories").tap();
      await expect(page.getByText("No categories found", { exact: true })).toBeVisible();
      await expect(page.getByText(`Sorry, we couldn't find any categories for "zeppelin"`, { exact: true })).toBeVisible();
    });

    await test.step("a category leads to its page, where the box is empty and the panel closed", async () => {
      await box(page).fill("water pump");
      await page.getByRole("option", { name: /^Water Pumps/ }).tap();
      await expect(page).toHaveURL(/\/parts\/cooling-and-heating\/water-pumps$/);
      await expect(box(page)).toHaveValue("");
      await expect(modal(page)).toBeHidden();
      expect(await page.locator("[inert]").count()).toBe(0);
    });

    await test.step("the search button without a text goes to the search page without a query", async () => {
      await page.getByRole("button", { name: "Search", exact: true }).tap();
      await expect(page).toHaveURL(/\/search$/);
      await expect(page.getByRole("heading", { level: 1, name: "What are you shopping for?" })).toBeVisible();
    });
    expect(messages).toEqual([]);
  });
});

test.describe("by keyboard alone on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the combobox is announced, walked through, left and come back to [shop-2.22]", async ({ page }) => {
    const messages = watchConsole(page);
    await openWithSearch(page, "/search?q=gasket");
    await expect(box(page)).toHaveValue("gasket");

    await test.step("the box takes the page's text; a text that differs from it opens the panel", async () => {
      await box(page).focus();
      await page.keyboard.press("Escape");
      await expect(box(page)).toHaveAttribute("aria-expanded", "false");
      await expect(box(page)).toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.type("s");
      await expect(box(page)).toHaveAttribute("aria-expanded", "true");
      await expect(
        page.getByRole("status").filter({ hasText: /\d+ products and \d+ categor(y|ies) for gaskets\. Use the arrow keys to choose\./ }),
      ).toBeAttached();
    });

    await test.step("arrows go through every group and past either end back to the box", async () => {
      const active = () => box(page).getAttribute("aria-activedescendant");
      const ids = await options(page).evaluateAll((found) => found.map(({ id }) => id));
      const walked: (string | null)[] = [];
      for (const _ of ids) {
        await page.keyboard.press("ArrowDown");
        walked.push(await active());
      }
      expect(walked).toEqual(ids);
      await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option", { selected: true })).toHaveCount(1);
      await page.keyboard.press("ArrowDown");
      expect(await active()).toBeNull();
      await page.keyboard.press("ArrowUp");
      expect(await active()).toBe(ids.at(-1));
      await expect(box(page)).toBeFocused();
    });

    await test.step("Tab reaches the tabs, arrows change them, Escape closes and gives the focus back", async () => {
      for (const name of ["Clear search", "Search"]) {
        await page.keyboard.press("Tab");
        await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(tab(page, "Products")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(tab(page, "Categories")).toBeFocused();
      await expect(tab(page, "Categories")).toHaveAttribute("aria-selected", "true");
      await expect(group(page, "Categories").getByRole("option").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("the cross clears and closes; the focus stays at the box", async () => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(box(page)).toHaveValue("");
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("Enter searches and closes, and the page's text stands in the box", async () => {
      await page.keyboard.type("hq 253 water pump");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/search\?q=hq\+253\+water\+pump$/);
      await expect(page.getByRole("heading", { level: 1, name: 'Results for "hq 253 water pump"' })).toBeVisible();
      await expect(box(page)).toHaveValue("hq 253 water pump");
      await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("Enter on a product opens it with the search that found it", async () => {
      await box(page).focus();
      await expect(group(page, "Products").getByRole("option").first()).toBeVisible();
      const first = await group(page, "Products").getByRole("option").first().getAttribute("id");
      while ((await box(page).getAttribute("aria-activedescendant")) !== first) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/products\/[\w-]+\?sid=[0-9a-f]{32}&pos=1$/);
      await expect(box(page)).toHaveValue("");
      await expect(box(page)).toHaveAttribute("aria-expanded", "false");
      const dataLayer = await page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer")));
      expect(dataLayer).toMatch(/"event":"select_item".*"item_list_name":"Search suggestions"/);
    });
    expect(messages).toEqual([]);
  });

  test("a click beside the panel closes it, and an open panel has no fault for assistive technology [shop-2.22]", async ({
    page,
    context,
  }) => {
    await rememberGarage(context, [monaro]);
    await openWithSearch(page, "/search");
    await box(page).click();
    await expect(options(page).first()).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    await box(page).fill("pump");
    await expect(group(page, "Brands")).toBeVisible();
    const verdict = /This fits your vehicle|Fits with conditions|This does not fit your vehicle|Universal fit|No fitment data/;
    await expect(group(page, "Products").getByRole("option").filter({ hasText: verdict })).toHaveCount(3);
    await expectNoAxeFaults(page);
    await tab(page, "Categories").click();
    await expectNoAxeFaults(page, [1440]);
    await box(page).fill("zeppelin");
    await expect(page.getByText("No categories found", { exact: true })).toBeVisible();
    await expectNoAxeFaults(page, [390]);
  });
});

test("suggestions that are late, lost or out of order never stand in the way of searching", async ({ page }) => {
  let hold: ((route: Route) => Promise<void>) | null = null;
  await page.route(isSuggestion, (route) => hold?.(route) ?? route.continue());
  await openWithSearch(page, "/search");

  await test.step("an older answer that comes last changes nothing", async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    hold = async (route) => {
      if (route.request().url().includes("q=brake")) await isReleased;
      await route.continue().catch(() => undefined);
    };
    const first = page.waitForRequest(/q=brake/);
    await box(page).fill("brake");
    await first;
    await box(page).fill("water pump");
    await expect(page.getByRole("option", { name: /results for “water pump”$/ })).toBeVisible();
    release();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("option", { name: /results for “water pump”$/ })).toBeVisible();
    await expect(page.getByRole("option", { name: /“brake”/ })).toHaveCount(0);
  });

  await test.step("a failure is told in words, and only while there is a text", async () => {
    hold = (route) => route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" });
    await box(page).fill("radiator");
    const alert = page.getByRole("alert").filter({ hasText: "Suggestions are not available right now" });
    await expect(alert).toContainText("You can still search: press Enter.");
    await box(page).fill("");
    await expect(alert).toBeHidden();
  });

  await test.step("a long wait is told in words, and Enter searches all the same", async () => {
    hold = () => new Promise(() => undefined);
    await box(page).fill("muffler");
    await expect(page.getByText("This is taking longer than usual")).toBeVisible();
    await box(page).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=muffler$/);
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /muffler/i })
        .first(),
    ).toBeVisible();
  });
});
