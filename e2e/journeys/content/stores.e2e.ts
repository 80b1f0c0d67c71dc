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
  const nothing = panelOf(page).getByText("No results found");
  await expect(nothing).toBeVisible();
  // The sign stands before the words, not above them.
  const [sign, note] = [await nothing.locator("svg").boundingBox(), await nothing.boundingBox()];
  expect((note?.height ?? 0) - (sign?.height ?? 0)).toBeLessThan(sign?.height ?? 0);
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

test("the map has a pin for each store, with the number of its card", async ({ page }) => {
  const messages = watchConsole(page);
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/stores");
  const pins = page.getByRole("navigation", { name: "Map of our stores" }).getByRole("link");
  const cards = page.getByRole("main").getByRole("article");
  await expect(pins).toHaveCount(24);
  await expect(cards).toHaveCount(24);
  const linksOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));
  expect(await pins.evaluateAll(linksOf)).toEqual(await cards.locator("h3 a").evaluateAll(linksOf));
  const numbers = await pins.locator("text:first-of-type").allTextContents();
  expect(numbers).toEqual(await cards.locator("h3 [aria-hidden]").allInnerTexts());
  const boxes = await pins.locator("circle").evaluateAll((circles) => circles.map((circle) => circle.getBoundingClientRect().toJSON()));
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(Math.hypot(box.x - other.x, box.y - other.y), "pins that cover each other").toBeGreaterThan(box.width - 1);
  await pins.filter({ hasText: "Hobart" }).locator("circle").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hobart");
  expect(messages).toEqual([]);
});

test("no state stands alone beside an empty row", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/stores");
  const cards = await page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().toJSON()));
  const ends = Map.groupBy(cards, ({ x }) => x);
  expect(ends.size).toBe(4);
  const heights = [...ends.values()].map(
    (column) => Math.max(...column.map(({ bottom }) => bottom)) - Math.min(...cards.map(({ y }) => y)),
  );
  expect(Math.min(...heights) / Math.max(...heights)).toBeGreaterThan(0.6);
});

for (const viewport of [phone, desktop])
  test(`nothing in the stores' drawer moves by itself at ${viewport.width} px, however late its stores come`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shop = { placeId: "ChIJc0fcsPBuDZe_79wKmP28sr2", name: "Coburg North", shortName: "Coburg North", state: "VIC" };
      localStorage.setItem("myStore", JSON.stringify(shop));
    });
    await page.route("**/api/stores**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await openWithAllParts(page, "/parts");
    const watch = await page.evaluateHandle(() => {
      const seen: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry && typeof entry.value === "number") seen.push(entry.value);
      });
      observer.observe({ type: "layout-shift" });
      return seen;
    });
    const sum = () => watch.evaluate((seen) => seen.reduce((total, value) => total + value, 0));
    await page.locator("a[data-my-store]:visible").first().click();
    await expect(panelOf(page).getByRole("button", { name: /Selected store/ })).toBeVisible();
    await panelOf(page).getByRole("button", { name: "View all stores" }).click();
    await expect(panelOf(page).getByRole("article")).toHaveCount(4);
    await panelOf(page).getByLabel("State").selectOption("VIC");
    await expect(panelOf(page).getByRole("article")).toHaveCount(6);
    await boxOf(page).fill("coburg n");
    await panelOf(page).getByRole("option").first().click();
    await expect(panelOf(page).getByRole("list", { name: "Stores nearby" })).toBeVisible();
    expect(await sum()).toBeLessThanOrEqual(0.01);
  });

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("a store chosen on the stores page scrolls to the top and shows the panel with a banner, which goes by itself [shop-9.14] [shop-4.13]", async ({
    page,
  }) => {
    await openWithAllParts(page, "/stores");
    await page.clock.install();
    await page.getByRole("main").getByText("Victoria", { exact: true }).filter({ visible: true }).tap();
    const choose = page.getByRole("main").getByRole("button", { name: /Set as my store.*Coburg North/ });
    await choose.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await choose.tap();
    await expect(panelOf(page)).toContainText("Coburg North is your store now.");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.clock.runFor(1600);
    await expect(panelOf(page)).toBeHidden();
  });

  test("the states fold, and a link to a state opens it", async ({ page }) => {
    await openWithAllParts(page, "/stores");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
    await expectNoAxeFaults(page, [390]);
    await page.getByRole("heading", { name: "Queensland" }).tap();
    await expect(cards.filter({ visible: true })).toHaveCount(5);
    await page.goto("/stores#tas");
    await page.reload();
    await expect(cards.filter({ visible: true })).toHaveCount(2);
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

  test("the map's pins lead to stores, and folded states open", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/stores");
    await page.getByRole("heading", { name: "Tasmania" }).click();
    await expect(page.getByRole("main").getByRole("article").filter({ visible: true })).toHaveCount(2);
    await page.getByRole("navigation", { name: "Map of our stores" }).getByRole("link", { name: "Darwin, NT" }).locator("circle").click();
    await expect(page).toHaveURL(/\/darwin$/);
    await page.setViewportSize(desktop);
    await page.goto("/stores");
    await expect(page.getByRole("main").getByRole("article").filter({ visible: true })).toHaveCount(24);
  });

  test("a part's stock in the stores can be read [shop-8.37]", async ({ page }) => {
    await page.goto(`/products/${stressCases.oneLeft}`);
    await page.getByText(/^In stock at 1 of \d+ stores$/).click();
    await expect(page.getByRole("list", { name: "Stock at our stores" }).getByText("1 left")).toBeVisible();
    await expect(page.getByText("Out of stock at this store").first()).toBeVisible();
  });
});
