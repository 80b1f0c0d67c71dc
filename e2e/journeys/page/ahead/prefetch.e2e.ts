import { expect, type Page, test } from "@playwright/test";
import { openWithAllParts } from "../../../support/steps/all-parts.ts";

/** The files of scripts that are asked for from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));
  return scripts;
}

/** Whether the page says from now on that another is on its way, as often as it says so. */
async function watchBusy(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const seen = { busy: 0 };
    const main = document.querySelector("main");
    const watching = new MutationObserver(() => (seen.busy += main?.getAttribute("aria-busy") === "true" ? 1 : 0));
    if (main) watching.observe(main, { attributeFilter: ["aria-busy"] });
    return seen;
  });
  return () => count.evaluate(({ busy }) => busy);
}

/** What the shop's API is asked from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

const firstCard = (page: Page) => page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a product whose link the pointer rests on is shown without another call at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openWithAllParts(page, "/parts/brakes");
    const calls = watchCalls(page);
    const title = await firstCard(page).innerText();
    await firstCard(page).hover();
    await expect.poll(() => calls.filter((path) => /products?\//.test(path)).length).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    const before = [...calls];
    // What is fetched from here on stays without an answer: the page is there already.
    await page.route("**/api/**", () => undefined);
    await firstCard(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 2000 });
    await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
    const about = calls.slice(before.length).filter((path) => path.startsWith("/api/catalogue/") && before.includes(path));
    expect(about, "nothing was asked twice").toEqual([]);
  });
}

test("what was rested on waits for no code at the press, and nothing says that the page is on its way", async ({ page }) => {
  await openWithAllParts(page, "/parts/brakes");
  const scripts = watchScripts(page);
  const title = await firstCard(page).innerText();
  await firstCard(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  const timesBusy = await watchBusy(page);
  await firstCard(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 900 });
  await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  expect(await timesBusy()).toBe(0);
});

test("a page that is followed asks for its own code, and for none that the page before it brought and didn't need", async ({ page }) => {
  await openWithAllParts(page, "/");
  await page.waitForLoadState("networkidle");
  const scripts = watchScripts(page);
  await page.getByRole("main").getByRole("link", { name: "Brakes", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brakes");
  await page.waitForLoadState("networkidle");
  const names = scripts.map((path) => path.replace(/^\/assets\/(.+)-[\w-]{7,8}\.js$/, "$1"));
  expect(names).toContain("category");
  const own = new Set(["prefetch-on-intent", "category", "list", "list-parts", "parts-of-lists", "seldom-list-parts", "replace-head"]);
  expect(names.filter((name) => !own.has(name))).toEqual([]);
});

test("a category that is pressed is asked for together with its list", async ({ page }) => {
  await openWithAllParts(page, "/");
  await page.route("**/api/category?*", () => undefined);
  const isListAsked = page.waitForRequest(/\/api\/search\/products\?.*path=%2Fparts%2Fbrakes/);
  await page.getByRole("main").getByRole("link", { name: "Brakes", exact: true }).first().click();
  await isListAsked;
});

test("a brand that is pressed is asked for together with its list, and with nothing else", async ({ page }) => {
  await openWithAllParts(page, "/brands");
  await page.route("**/api/content/brands/*", () => undefined);
  const calls: string[] = [];
  page.on("request", (request) => void (request.url().includes("/api/") && calls.push(new URL(request.url()).pathname)));
  const isListAsked = page.waitForRequest(/\/api\/search\/products\?.*brand=brolga-brakes/);
  await page.getByRole("main").getByRole("link", { name: "Brolga Brakes" }).first().click();
  const list = await (await isListAsked).response();
  expect(list?.status()).toBe(200);
  await page.waitForTimeout(300);
  expect(calls.filter((path) => path !== "/api/search/products" && !path.startsWith("/api/content/brands/"))).toEqual([]);
});

test("the cart's panel asks for all its code at once", async ({ page }) => {
  await openWithAllParts(page, "/newsletter");
  await page.route(/\/assets\/panels-[\w-]+\.js$/, () => undefined);
  const scripts = watchScripts(page);
  await page.getByRole("banner").getByRole("link", { name: /Cart/ }).first().click();
  await expect.poll(() => scripts.some((path) => path.includes("/panels-"))).toBe(true);
  await expect.poll(() => ["cart", "drawer"].filter((name) => !scripts.some((path) => path.startsWith(`/assets/${name}-`)))).toEqual([]);
});

test("the way back from a product waits for none of its code", async ({ page }) => {
  await openWithAllParts(page, "/parts/brakes");
  await firstCard(page).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brakes", { timeout: 900 });
});

test("links to the cart, the account and the garage bring nothing ahead", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithAllParts(page, "/newsletter");
  const banner = page.getByRole("banner");
  // The first sign brings the code that fetches ahead.
  await banner.getByRole("link", { name: "Rares, home" }).hover();
  await page.waitForLoadState("networkidle");
  const calls = watchCalls(page);
  await banner.getByRole("link", { name: /^Cart,/ }).hover();
  await banner.getByRole("link", { name: /vehicle/i }).hover();
  await page.waitForTimeout(400);
  expect(calls).toEqual([]);
});
