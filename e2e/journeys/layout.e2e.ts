import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "../../sandbox/catalogue/stress-cases.ts";
import { watchConsole } from "../console-watch.ts";
import { openHydrated } from "../hydrated.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const openDepth = (page: Page) => menuOf(page).locator(":popover-open").count();
const noticesOf = (page: Page) => page.locator("[popover=manual]");

/** Later parts are there once the notifications' place is. */
async function openWithAllParts(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expect(noticesOf(page)).toBeAttached();
}

test("signed out, 'Account' drops down to 'Sign In' and the page behind it says that accounts aren't open yet", async ({ page }) => {
  const messages = watchConsole(page);
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/");
  const banner = page.getByRole("banner");
  const button = banner.getByRole("button", { name: "Account" });
  await button.press("Enter");
  const entry = banner.getByRole("link", { name: "Sign In", exact: true });
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await entry.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(entry).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accounts aren't open yet");
  const answer = await page.request.get("/login");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);

  await page.setViewportSize(phone);
  await expect(button).toBeHidden();
  await expect(banner.getByRole("link", { name: "Account" })).toHaveAttribute("href", "/login");
  expect(messages).toEqual([]);
});

test("the keyboard alone opens the mega menu, reaches its last level and leaves it where it came from", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/");
  const menu = menuOf(page);
  const press = (key: string) => page.keyboard.press(key);

  await menu.getByRole("link", { name: "Home" }).focus();
  await press("ArrowRight");
  const top = menu.getByRole("link", { name: "Body & Glass", exact: true });
  await expect(top).toBeFocused();
  await press("ArrowDown");
  await expect(menu.getByRole("link", { name: "View All Body & Glass" })).toBeFocused();
  await press("ArrowDown");
  await press("ArrowDown");
  await expect(menu.getByRole("link", { name: "Body Panels", exact: true })).toBeFocused();
  await press("ArrowDown");
  const deepest = menu.getByRole("link", { name: "Bonnets", exact: true });
  await expect(deepest).toBeFocused();
  await expect(deepest).toHaveAttribute("href", "/parts/body-and-exterior/body-panels/bonnets");
  await press("Escape");
  await expect(top).toBeFocused();
  await expect.poll(() => openDepth(page)).toBe(0);

  await press("Tab");
  await expect(menu.getByRole("button", { name: "Body & Glass menu" })).toBeFocused();
  await press("Enter");
  await expect.poll(() => openDepth(page)).toBe(1);
  await press("Shift+Tab");
  await press("Shift+Tab");
  await expect.poll(() => openDepth(page), "it closes once the focus is elsewhere").toBe(0);
});

test("the mega menu opens under a mouse that rests on an entry, not under one that passes", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const menu = menuOf(page);
  await menu.getByRole("link", { name: "Engine & Cooling", exact: true }).hover();
  await page.clock.runFor(100);
  expect(await openDepth(page)).toBe(0);
  await page.mouse.move(700, 600);
  await page.clock.runFor(1000);
  expect(await openDepth(page)).toBe(0);
  await menu.getByRole("link", { name: "Engine & Cooling", exact: true }).hover();
  await page.clock.runFor(200);
  await expect(menu.getByRole("link", { name: "View All Engine & Cooling" })).toBeVisible();
  await menu.getByRole("button", { name: "Engine & Cooling menu" }).click();
  expect(await openDepth(page), "a press that was on its way doesn't close it").toBe(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("touch drills the menu down to its last level and back, and nothing below the open level can be reached", async ({ page }) => {
    await openWithAllParts(page, "/");
    const menu = menuOf(page);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(menu.getByRole("link", { name: "Login/Sign Up" })).toHaveAttribute("href", "/login");
    await menu.getByRole("button", { name: "Body & Glass" }).tap();
    await expect(menu.getByRole("button", { name: "Main menu" })).toBeFocused();
    await expect(menu.getByRole("link", { name: "View All Body & Glass" })).toBeVisible();
    await expect(menu.getByRole("link", { name: /^Body & Exterior \d+ parts/ }), "the card of the top entry").toBeVisible();
    await expect(menu.getByRole("link", { name: "Home" })).toBeHidden();
    await menu.getByRole("button", { name: "Body & Exterior" }).tap();
    await menu.getByRole("button", { name: "Body Panels" }).tap();
    await expect(menu.getByRole("button", { name: "Body & Exterior" })).toBeFocused();
    await expect(menu.getByRole("link", { name: "Bonnets", exact: true })).toBeVisible();
    await expect.poll(() => openDepth(page)).toBe(3);
    await menu.getByRole("button", { name: "Body & Exterior" }).tap();
    await expect(menu.getByRole("button", { name: "Body Panels" })).toBeFocused();
    await menu.getByRole("link", { name: "View All Body & Exterior" }).tap();
    await expect(page).toHaveURL(/\/parts\/body-and-exterior$/);
    await expect(menu).toBeHidden();
  });

  test("the page stands still behind the cart", async ({ page }) => {
    await openWithAllParts(page, "/parts");
    await page.getByRole("link", { name: /^Cart,/ }).tap();
    await expect(page.getByRole("dialog", { name: "Your cart" })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await page.getByRole("button", { name: "Close your cart" }).tap();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");
  });
});

test("on a desktop the page scrolls on behind the cart, nothing moves aside for it, and a press beside it closes it", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/parts");
  const leftEdge = () => page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().left);
  const before = await leftEdge();
  await page.getByRole("link", { name: /^Cart,/ }).click();
  const dialog = page.getByRole("dialog", { name: "Your cart" });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");
  expect(await leftEdge()).toBe(before);
  await page.mouse.click(200, 500);
  await expect(dialog).toBeHidden();
});

test("one notification at a time: a success leaves after 1500 ms, a failure stays until it is closed, also inside an open panel", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize(desktop);
  await openWithAllParts(page, `/products/${stressCases.sharedNumberFirstBrand}`);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const notices = noticesOf(page);
  const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();

  await page.route("**/api/cart/lines", (route) => route.fulfill({ status: 422, json: { code: "UNPROCESSABLE", detail: "No." } }));
  await add.click();
  const failure = notices.getByRole("alert").getByText(`${title} could not be added to your cart.`);
  await expect(failure).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(failure).toBeVisible();
  await page.unroute("**/api/cart/lines");

  await page.mouse.move(5, 5);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await add.press("Enter");
  const success = notices.getByRole("status").getByText(`${title} was added to your cart.`);
  await expect(success).toBeVisible();
  await expect(failure).toBeHidden();
  await page.clock.runFor(1450);
  await expect(success).toBeVisible();
  await page.clock.runFor(100);
  await expect(success).toBeHidden();

  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await page.evaluate(() => {
    const detail = { type: "danger", message: "Something to know." };
    window.dispatchEvent(new CustomEvent("shop:notification", { detail, cancelable: true }));
  });
  await expect(panel.getByRole("alert")).toContainText("Something to know.");
  await panel.getByRole("button", { name: "Dismiss" }).click();
  await expect(panel.getByRole("alert")).toBeEmpty();
  await expect(panel).toBeVisible();
});

test("the header shows the store that the browser remembers, in the room of 'Set my store'", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/login");
  const store = page.getByRole("banner").getByRole("link", { name: /store/i });
  await expect(store).toHaveText("Set my store");
  const room = await store.boundingBox();
  await page.evaluate(() => localStorage.setItem("myStore", JSON.stringify({ placeId: "ChIJ1", shortName: "Coburg North" })));
  await page.reload();
  await expect(store).toHaveText("My Store Coburg North");
  expect(await store.boundingBox()).toEqual(room);
  await page.evaluate(() => localStorage.setItem("myStore", "{broken"));
  await page.reload();
  await expect(store).toHaveText("Set my store");
});

test("an error page names what is missing and leads home", async ({ page }) => {
  await openWithAllParts(page, "/no-such-page");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(main.getByRole("img", { name: "Rares" })).toBeVisible();
  await main.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/products/no-such-product");
  await expect(main).toContainText("This product could not be found");
});

test("an error page that fails too says so in one sentence with a link home", async ({ page }) => {
  await page.route(/\/assets\/error-page-/, (route) => route.abort());
  await page.goto("/no-such-page");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("An error occurred while showing the error page");
  await main.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("group", { name: "Highlights" })).toBeVisible();
});

test("a page whose code is gone is loaded anew once, and not again within the minute", async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/stores-/, (route) => route.abort());
  await openWithAllParts(page, "/login");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Find a store" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stores");
  expect(documents).toEqual(["/login", "/stores"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accounts aren't open yet");
  documents.length = 0;
  await expect(noticesOf(page)).toBeAttached();
  await footer.getByRole("link", { name: "Find a store" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An error occured");
  await expect(page.getByRole("main")).toContainText("An unexpected error has occurred.");
  expect(documents).toEqual([]);
});

test("a tab that is pressed before its code is there opens once it has come", async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/assets\/information-tabs-/);
  await page.route(/\/assets\/information-tabs-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`/products/${stressCases.leftHandTwin}`, { waitUntil: "domcontentloaded" });
  const tab = page.getByRole("tab", { name: "Details & Care" });
  await tab.click();
  await asked;
  await expect(tab).toHaveAttribute("aria-selected", "false");
  release();
  await expect(tab).toHaveAttribute("aria-selected", "true");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the account dropdown and the menu open all the same", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/login");
    await page.getByRole("button", { name: "Account" }).click();
    await expect(page.getByRole("link", { name: "Sign In", exact: true })).toBeVisible();
    await menuOf(page).getByRole("button", { name: "Electrical menu" }).click();
    await expect(page.getByRole("link", { name: "Sign In", exact: true })).toBeHidden();
    await menuOf(page).getByRole("link", { name: "View All Electrical" }).click();
    await expect(page).toHaveURL(/\/parts\/electrical-and-ignition$/);
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menuOf(page).getByRole("button", { name: "Electrical" }).click();
    await expect(menuOf(page).getByRole("link", { name: "View All Electrical" })).toBeVisible();
  });
});
