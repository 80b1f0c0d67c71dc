import { expect, type Page, test } from "@playwright/test";
import { roomBesidePlaceholder } from "../../support/browser/placeholder-room.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import { watchReports } from "../../support/shop/reports.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const openDepth = (page: Page) => menuOf(page).locator(":popover-open").count();

test("the keyboard alone opens the mega menu, reaches its last level and leaves it where it came from", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/newsletter");
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

for (const width of [1200, 1440])
  test(`the bar names brands, promotions, articles, legends and help beside the departments at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/newsletter");
    const menu = menuOf(page);
    const bar = await menu.boundingBox();
    for (const name of ["Brands", "On now", "Workshop", "Legends", "Help"]) {
      const box = await menu.getByRole("link", { name, exact: true }).boundingBox();
      expect(box && box.x + box.width, name).toBeLessThanOrEqual(bar ? bar.x + bar.width : 0);
    }
    expect(bar?.height, "one row where there is room, two at most").toBeLessThan(width === 1440 ? 60 : 110);
    await menu.getByRole("link", { name: "Legends", exact: true }).click();
    await expect(page).toHaveURL(/\/legends$/);
  });

test("the mega menu opens under a mouse that rests on an entry, not under one that passes", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/newsletter");
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
    await openWithAllParts(page, "/newsletter");
    const menu = menuOf(page);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(menu.getByRole("link", { name: "Login/Sign Up" })).toHaveAttribute("href", "/login");
    for (const name of ["Brands", "On now", "Workshop", "Legends", "Help"])
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    await menu.getByRole("button", { name: "Body & Glass" }).tap();
    await expect(menu.getByRole("button", { name: "Main menu" })).toBeFocused();
    await expect(menu.getByRole("link", { name: "View All Body & Glass" })).toBeVisible();
    await expect(menu.getByRole("link", { name: /^Body & Exterior From the everyday/ }), "the card of the top entry").toBeVisible();
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
});

test("the header shows the store that the browser remembers, in the room of 'Set my store' [shop-2.11]", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/newsletter");
  const store = page.getByRole("banner").getByRole("link", { name: /store/i });
  await expect(store).toHaveText("Set my store");
  const room = await store.boundingBox();
  await page.evaluate(() =>
    localStorage.setItem("myStore", JSON.stringify({ placeId: "ChIJc0fcsPBuDZe_79wKmP28sr2", shortName: "Coburg North" })),
  );
  await page.reload();
  await expect(store).toHaveText("My Store Coburg North");
  expect(await store.boundingBox()).toEqual(room);
  const reports = watchReports(page);
  await page.evaluate(() => localStorage.setItem("myStore", "{broken"));
  await page.reload();
  await expect(store).toHaveText("Set my store");
  await expect.poll(() => reports).toEqual([{ event: "malformed-my-store", detail: "" }]);
});

test("beside a telephone number, a vehicle and a store the search box has room for its words at every desktop width", async ({
  page,
  context,
}) => {
  await rememberGarage(context, [monaro]);
  await page.goto("/newsletter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Call 1300 555 010" })).toBeAttached();
  for (const width of [1200, 1280, 1366, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await roomBesidePlaceholder(page.getByPlaceholder("What are you shopping for?"));
    expect(spare, `at ${width} px`).toBeGreaterThan(10);
  }
});

test("departments and pages share a row of the header on laptops, before their faces have come as well", async ({ page }) => {
  const topOf = async (name: string) => (await menuOf(page).getByRole("link", { name, exact: true }).boundingBox())?.y;
  await page.route(/\.woff2/, (route) => route.abort());
  await page.goto("/newsletter");
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await topOf("Brands"), `at ${width} px`).toBe(await topOf("Home"));
  }
});

test("a department of several categories leads to all of them", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/newsletter");
  await menuOf(page).getByRole("link", { name: "Chassis & Brakes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Brakes, Suspension, Steering, Transmission & Drivetrain and Wheels & Tyres",
  );
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens all the same", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/newsletter");
    await menuOf(page).getByRole("button", { name: "Electrical menu" }).click();
    await menuOf(page).getByRole("link", { name: "View All Electrical" }).click();
    await expect(page).toHaveURL(/\/parts\/electrical-and-ignition$/);
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menuOf(page).getByRole("button", { name: "Electrical" }).click();
    await expect(menuOf(page).getByRole("link", { name: "View All Electrical" })).toBeVisible();
  });
});
