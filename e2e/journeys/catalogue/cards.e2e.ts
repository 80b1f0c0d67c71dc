import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { watchReports } from "../../support/shop/reports.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const events = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const entries: object[] = window.dataLayer ?? [];
    return entries.filter((entry) => "event" in entry && entry.event === wanted);
  }, name);

const cardOf = (page: Page, handle: string) => cards(page).filter({ has: page.locator(`a[href^="/products/${handle}"]`) });

test("a card tells stock, delivery and the next step of its part [shop-2.47]", async ({ page }) => {
  const expected: [handle: string, ...texts: string[]][] = [
    [stressCases.backorder, "Backorder", "In-store or Delivery", "View Details"],
    [stressCases.specialOrder, "Special Order", "In-store only", "View Details"],
    [stressCases.madeToOrder, "Made to Order", "In-store or Delivery", "View Details"],
    [stressCases.outOfStock, "No Stock Available", "In-store or Delivery", "View Details"],
    [stressCases.inStoreOnly, "In Stock", "In-store only", "View Details"],
    [stressCases.universalSixVariants, "In Stock", "In-store & Delivery", "View Details"],
    [stressCases.oneLeft, "In Stock", "In-store & Delivery", "Add to Cart"],
  ];
  for (const [handle, ...texts] of expected) {
    await page.goto(`/search?q=${handle.split("-").slice(-2).join("-")}`);
    const card = cardOf(page, handle);
    for (const text of texts) await expect(card, handle).toContainText(text);
    await expect(card.getByRole("link").first(), handle).toHaveAttribute("href", /^\/(brands\/|search\?vendor=)/);
  }
});

test("prices and buttons of one row of cards stand on one line", async ({ page }) => {
  await page.goto("/parts/brakes");
  const tops = (selector: string) =>
    cards(page).evaluateAll((articles, part) => {
      const row = articles.slice(0, 4).map((article) => article.querySelector(part)?.getBoundingClientRect().top);
      return new Set(row).size;
    }, selector);
  for (const part of ["h2", ":scope > div:last-child :is(button, a)", ":scope > p:has(+ div:last-child)"])
    expect(await tops(part), part).toBe(1);
});

test("the layout is chosen by keyboard, kept in the URL and by every control, and undone by Back", async ({ page }) => {
  // Without smooth scrolling the page stands still wherever a control takes the focus.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/parts/brakes");
  const view = main(page).getByRole("group", { name: "View" });
  const grid = view.getByRole("link", { name: "Grid view" });
  const list = view.getByRole("link", { name: "List view" });
  await expect(grid).toHaveAttribute("aria-current", "true");
  const cardWidth = (await cards(page).first().boundingBox())?.width ?? 0;
  await grid.focus();
  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]view=list/);
  await expect(list).toHaveAttribute("aria-current", "true");
  await expect(list).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const rowBox = () => cards(page).first().boundingBox();
  await expect.poll(async () => (await rowBox())?.width ?? 0).toBeGreaterThan(2 * cardWidth);
  await expect.poll(async () => (await rowBox())?.height ?? 1000).toBeLessThan(220);

  const filters = page.getByRole("group", { name: "Filters" });
  await filters.getByRole("checkbox").first().check();
  await expect(page).toHaveURL(/category=.*view=list/);
  await expect(main(page).getByRole("navigation", { name: "Subcategories" }).getByRole("link").first()).toHaveAttribute(
    "href",
    /\?view=list$/,
  );
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/view=/);
  await expect(grid).toHaveAttribute("aria-current", "true");
  expect((await cards(page).first().boundingBox())?.width).toBe(cardWidth);

  const html = await (await page.request.get("/parts/brakes?view=list")).text();
  expect(html).toMatch(/<link[^>]+rel="canonical"[^>]+href="[^"]*\/parts\/brakes"/);
});

test("the layout that was chosen is kept for the lists that are opened next, until it is changed", async ({ page }) => {
  const view = main(page).getByRole("group", { name: "View" });
  const grid = view.getByRole("link", { name: "Grid view" });
  const list = view.getByRole("link", { name: "List view" });
  await openHydrated(page, "/parts/brakes");
  await list.click();
  await expect(page).toHaveURL(/\/brakes\?view=list$/);
  await openHydrated(page, "/parts/cooling-and-heating");
  await expect(page).toHaveURL(/cooling-and-heating\?view=list$/);
  await expect(page.getByLabel("Sort by").getByRole("option").first()).toHaveText("Latest");
  await openHydrated(page, "/search?q=brake&sort=price-ascending");
  await expect(page).toHaveURL(/q=brake&sort=price-ascending&view=list$/);
  await expect(list).toHaveAttribute("aria-current", "true");
  await page.getByRole("combobox", { name: "Search" }).fill("radiator");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=radiator&view=list$/);
  await grid.click();
  await expect(page).toHaveURL(/q=radiator$/);
  await openHydrated(page, "/parts/brakes");
  await expect(grid).toHaveAttribute("aria-current", "true");
  await expect(page).not.toHaveURL(/view=/);
});

test("lists and shelves tell the data layer what was seen and what was chosen [shop-7.24]", async ({ page }) => {
  await openHydrated(page, "/parts/brakes?page=2");
  await page.mouse.move(10, 10);
  await expect.poll(() => events(page, "view_item_list")).toHaveLength(1);
  const [seen] = await events(page, "view_item_list");
  expect(seen).toMatchObject({ ecommerce: { item_list_name: "Brakes", query_id: expect.any(String) } });
  await cards(page).nth(2).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/products\/.*[?&]sid=.+&pos=23/);
  expect(await events(page, "select_item")).toMatchObject([
    { ecommerce: { item_list_name: "Brakes", query_id: expect.any(String), items: [{ index: 23 }] } },
  ]);
  await expect
    .poll(async () => (await events(page, "view_item_list")).map((event) => JSON.stringify(event)).join())
    .toContain('"item_list_name":"Recommended for You"');
});

test("on phones a thumb finds a card's heart and its brand, in either layout", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const view of ["grid", "list"]) {
    await openHydrated(page, `/parts/brakes?view=${view}`);
    const card = cards(page).first();
    const targets = [card.getByRole("button", { name: /^Save / }), card.locator('a[href^="/brands/"], a[href^="/search?vendor="]')];
    for (const target of targets) expect((await target.boundingBox())?.height, view).toBeGreaterThanOrEqual(44);
  }
});

test("what was viewed comes back: two, four and six in a row, steppers only where more are hidden [shop-2.44]", async ({ page }) => {
  await openHydrated(page, `/products/${stressCases.leftHandTwin}`);
  await page.mouse.move(10, 10);
  const stored = () => page.evaluate(() => localStorage.getItem("recently-viewed") ?? "[]");
  await expect.poll(stored).toContain(stressCases.leftHandTwin);
  const [viewed] = JSON.parse(await stored());

  const shelf = page.getByRole("region", { name: "Recently Viewed" });
  const show = async (count: number, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const list = Array.from({ length: count }, (_, index) => ({ ...viewed, handle: `${viewed.handle}-${index}`, title: `Part ${index}` }));
    await page.evaluate((value) => localStorage.setItem("recently-viewed", JSON.stringify(value)), list);
    await page.goto("/");
    await page.mouse.move(10, 10);
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole("listitem")).toHaveCount(Math.min(count, 10));
    const next = shelf.getByRole("button", { name: "Next in Recently Viewed" });
    const [outer, card] = await Promise.all([shelf.boundingBox(), shelf.getByRole("listitem").first().boundingBox()]);
    return { perRow: Math.round((outer?.width ?? 0) / (card?.width ?? 1)), hasSteppers: await next.isVisible() };
  };

  expect(await show(12, 390)).toEqual({ perRow: 2, hasSteppers: false });
  const heart = shelf.getByRole("button", { name: /^Save .* to wishlist$/ }).first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(await heart.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  expect(await show(4, 820)).toEqual({ perRow: 4, hasSteppers: false });
  expect(await show(5, 820)).toEqual({ perRow: 4, hasSteppers: true });
  expect(await show(6, 1440)).toEqual({ perRow: 6, hasSteppers: false });
  expect(await show(7, 1440)).toEqual({ perRow: 6, hasSteppers: true });

  const [previous, next] = [shelf.getByRole("button", { name: /^Previous/ }), shelf.getByRole("button", { name: /^Next/ })];
  await expect(previous).toBeDisabled();
  // A page that is loaded again stands where it stood before, with the shelf anywhere on the screen.
  await shelf.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await next.click();
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  await expect(shelf.getByRole("listitem").last()).toBeInViewport();

  const reports = watchReports(page);
  await page.evaluate(() => localStorage.setItem("recently-viewed", "{not a list"));
  await page.goto("/");
  await page.mouse.move(10, 10);
  await page.waitForLoadState("networkidle");
  await expect(shelf).toHaveCount(0);
  await expect.poll(() => reports).toEqual([{ event: "malformed-recently-viewed", detail: "" }]);
});

declare global {
  interface Window {
    layoutShift?: number;
  }
}

test("nothing moves while the personal parts arrive, be they ever so slow", async ({ page }) => {
  await openHydrated(page, `/products/${stressCases.leftHandTwin}`);
  await page.mouse.move(10, 10);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recently-viewed"))).not.toBeNull();
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number" && !("hadRecentInput" in entry && entry.hadRecentInput)) {
          window.layoutShift = (window.layoutShift ?? 0) + entry.value;
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const pages = ["/", "/parts/brakes"];
  // Fonts are in the browser's cache from here on; what their coming moves is another matter.
  for (const path of pages) await page.goto(path, { waitUntil: "networkidle" });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 2 });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await openHydrated(page, path);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => window.layoutShift), `${path} at ${width}`).toBeLessThanOrEqual(0.01);
    }
  }
});
