import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Stores" });
const boxOf = (page: Page) => panelOf(page).getByRole("combobox", { name: "Postcode or suburb" });
const openPanel = async (page: Page) => {
  await page.locator("a[data-my-store]").first().click();
  await expect(panelOf(page)).toBeVisible();
};
const stored = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

test("a store is found by postcode with the keyboard alone, chosen, and then known everywhere [shop-2.30] [shop-2.32] [shop-4.33] [shop-4.34]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/parts");
  await expect(page.locator("a[data-my-store]").first()).toContainText("Set my store");
  await openPanel(page);
  const box = boxOf(page);
  await expect(box).toHaveAttribute("placeholder", "Start typing postcode or suburb");

  await test.step("the list opens with the fourth digit and closes with Escape or an empty box", async () => {
    await box.fill("305");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await box.fill("30-58");
    await expect(box).toHaveValue("3058");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await box.press("Escape");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(panelOf(page)).toBeVisible();
    await box.press("ArrowDown");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await box.fill("");
    await expect(box).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("a suburb leads to the stores around it, nearest first", async () => {
    await box.fill("coburg n");
    await expect(panelOf(page).getByRole("option")).toHaveCount(1);
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expectNoAxeFaults(page, [1440]);
    await box.press("ArrowDown");
    await box.press("Enter");
    const stores = panelOf(page).getByRole("list", { name: "Stores nearby" }).getByRole("article");
    await expect(stores.first()).toContainText("Coburg North");
    const kilometres = await stores.getByText(/^[\d.]+ km$/).allInnerTexts();
    expect(kilometres.length).toBeGreaterThan(1);
    expect(kilometres.map(Number.parseFloat)).toEqual(kilometres.map(Number.parseFloat).toSorted((a, b) => a - b));
    await expect(stores.first().getByRole("link", { name: /Get Directions/ })).toHaveAttribute("href", /destination_place_id=ChIJc0fcs/);
    await stores.first().getByText("Opening hours").click();
    await expect(stores.first().getByRole("row", { name: /Sunday/ })).toBeVisible();
    expect(await stored(page, "myLocation")).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
    await expectNoAxeFaults(page);
  });

  await test.step("the choice closes the panel, and is kept with its state", async () => {
    await page.setViewportSize(desktop);
    await panelOf(page)
      .getByRole("button", { name: /Set as my store.*Coburg North/ })
      .click();
    await expect(panelOf(page)).toBeHidden();
    await expect(page.locator("a[data-my-store]").first()).toContainText("My Store Coburg North");
    expect(await stored(page, "myStore")).toMatchObject({ shortName: "Coburg North", state: "VIC" });
  });

  await test.step("the panel starts anew, with the chosen store marked", async () => {
    await openPanel(page);
    await expect(boxOf(page)).toHaveValue("");
    await expect(panelOf(page).getByRole("button", { name: /Selected store/ })).toBeVisible();
  });
  expect(messages).toEqual([]);
});

test("all stores are picked by state, which a new search hides [shop-8.32] [shop-8.33] [shop-2.31]", async ({ page }) => {
  await openWithAllParts(page, "/parts");
  await openPanel(page);
  await panelOf(page).getByRole("button", { name: "View all stores" }).click();
  const state = panelOf(page).getByLabel("State");
  await expect(state).toHaveValue("NSW");
  expect((await state.getByRole("option").allInnerTexts()).at(-1)).toBe("New Zealand");
  await state.selectOption("NZ");
  await expect(panelOf(page).getByRole("article")).toHaveCount(1);
  await boxOf(page).fill("6");
  await expect(state).toBeHidden();
  await boxOf(page).fill("Longreach");
  await panelOf(page).getByRole("option").first().click();
  await expect(panelOf(page).getByText("No stores nearby. Please try a different postcode or suburb.")).toBeVisible();
  await boxOf(page).fill("zzzz");
  await expect(panelOf(page).getByText("No results found")).toBeVisible();
});

test("the shopper's position finds stores, where the browser tells it [shop-5.15]", async ({ page, context }) => {
  await openWithAllParts(page, "/parts");
  await openPanel(page);
  const here = panelOf(page).getByRole("button", { name: "Use my location" });
  await here.click();
  await expect(panelOf(page).getByText(/^Your browser keeps your location to itself/)).toBeVisible();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -37.73, longitude: 144.97 });
  await here.click();
  await expect(panelOf(page).getByRole("list", { name: "Stores nearby" }).getByRole("article").first()).toContainText("Coburg North");
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
  await here.click();
  await expect(panelOf(page).getByText("Geolocation is not supported by your browser")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("a store chosen on the stores page scrolls to the top and shows the panel with a banner, which goes by itself [shop-9.14] [shop-4.13]", async ({
    page,
  }) => {
    await openWithAllParts(page, "/stores");
    await page.clock.install();
    const choose = page.getByRole("main").getByRole("button", { name: /Set as my store.*Coburg North/ });
    await choose.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await choose.tap();
    await expect(panelOf(page)).toContainText("Coburg North is your store now.");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.clock.runFor(1600);
    await expect(panelOf(page)).toBeHidden();
  });

  test("what is stored but can't be read counts as nothing", async ({ page }) => {
    const messages = watchConsole(page);
    await page.addInitScript(() => {
      localStorage.setItem("myStore", "{broken");
      localStorage.setItem("myLocation", '{"lat":1}');
      localStorage.setItem("deliveryLocation", '{"suburb":"Nowhere"}');
    });
    await openWithAllParts(page, `/products/${stressCases.oneLeft}`);
    await expect(page.getByRole("main").getByRole("link", { name: "Set my store" })).toBeVisible();
    expect(messages).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the stores page finds stores by a form, and asks for the suburb first", async ({ page }) => {
    await page.goto("/stores");
    await page.getByRole("searchbox", { name: "Postcode or suburb" }).fill("3071");
    await page.getByRole("button", { name: "Find stores" }).click();
    await expect(
      page.getByRole("region", { name: "Stores nearby" }).getByRole("article").first(),
      "a postcode's only suburb",
    ).toContainText(/\d km/);
    await page.getByRole("searchbox", { name: "Postcode or suburb" }).fill("2620");
    await page.getByRole("button", { name: "Find stores" }).click();
    await expect(page.getByRole("heading", { name: "Which suburb?" })).toBeVisible();
    await page.getByRole("link", { name: "Beard ACT 2620, Australia" }).click();
    const nearby = page.getByRole("region", { name: "Stores nearby" });
    await expect(nearby.getByRole("article").first()).toContainText(/\d km/);
  });

  test("a part's stock in the stores can be read [shop-8.37]", async ({ page }) => {
    await page.goto(`/products/${stressCases.oneLeft}`);
    await page.getByText(/^In stock at 1 of \d+ stores$/).click();
    await expect(page.getByRole("list", { name: "Stock at our stores" }).getByText("1 left")).toBeVisible();
    await expect(page.getByText("Out of stock at this store").first()).toBeVisible();
  });
});
