import { expect, type Page, test } from "@playwright/test";
import { holdOtherScripts } from "../../../../bench/visit/visit-weight.ts";
import { openHydrated } from "../../../support/browser/hydrated.ts";
import { openWithAllParts } from "../../../support/steps/all-parts.ts";
import { monaro, rememberGarage } from "../../../support/steps/garage-cookie.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const panels = "**/site-menu/*";

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main menu" });

/** Counts what is asked for the menu, and answers it only once it is released. */
async function holdPanels(page: Page) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(panels, async (route) => {
    asked.push(route.request().url());
    await isReleased;
    await route.continue();
  });
  return { asked, release };
}

test("a mouse that comes near brings what the menu holds, once, and the next page has it already [shop-2.12]", async ({ page }) => {
  await page.setViewportSize(desktop);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/site-menu/")) asked.push(request.url());
  });
  await openWithAllParts(page, "/newsletter");
  expect(asked, "nobody has used the menu yet").toEqual([]);
  const menu = menuOf(page);
  await menu.getByRole("link", { name: "Legends", exact: true }).hover();
  await expect.poll(() => asked.length).toBe(1);
  await menu.getByRole("link", { name: "Electrical", exact: true }).hover();
  await expect(menu.getByRole("link", { name: "Batteries", exact: true })).toBeVisible();
  await menu.getByRole("link", { name: "View All Electrical" }).click();
  await expect(page).toHaveURL(/\/parts\/electrical-and-ignition$/);
  // By the keyboard, while the mouse has only just left the panel above: the page that arrives leaves the focus where it is.
  const button = menu.getByRole("button", { name: "Body & Glass menu" });
  await button.focus();
  await expect(page.getByRole("heading", { level: 1, name: "Electrical & Ignition" })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Bonnets", exact: true })).toBeVisible();
  // Longer than a panel stays when a mouse has left it.
  await page.waitForTimeout(500);
  await expect(menu.getByRole("link", { name: "Bonnets", exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);

  const answer = await page.request.get(asked[0] ?? "");
  expect(answer.headers()["cache-control"]).toContain("immutable");
});

test("on a slow network a panel opens at once, and keys that are pressed meanwhile count", async ({ page }) => {
  await page.setViewportSize(desktop);
  const { asked, release } = await holdPanels(page);
  await openWithAllParts(page, "/newsletter");
  const menu = menuOf(page);
  await menu.getByRole("link", { name: "Body & Glass", exact: true }).focus();
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press("ArrowDown");
  const all = menu.getByRole("link", { name: "View All Body & Glass" });
  await expect(all).toBeFocused();
  await expect(menu).toHaveAttribute("aria-busy", "true");
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowDown");
  await expect(all).toBeFocused();
  release();
  await expect(menu.getByRole("link", { name: "Bonnets", exact: true })).toBeFocused();
  await expect(menu).not.toHaveAttribute("aria-busy");
});

test("a mouse that came in one move before the menu's code opens the panel of the entry on which it rests", async ({ page }) => {
  await page.setViewportSize(desktop);
  const release = await holdOtherScripts(page);
  await openHydrated(page, "/newsletter");
  const menu = menuOf(page);
  await menu.getByRole("link", { name: "Electrical", exact: true }).hover();
  release();
  await expect(menu.getByRole("link", { name: "Batteries", exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("the menu's button brings what it holds, and a panel that is opened sooner shows the way to all of it", async ({ page }) => {
    const { asked, release } = await holdPanels(page);
    await openWithAllParts(page, "/newsletter");
    const menu = menuOf(page);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect.poll(() => asked.length).toBe(1);
    await menu.getByRole("button", { name: "Body & Glass" }).tap();
    await expect(menu.getByRole("link", { name: "View All Body & Glass" })).toBeVisible();
    release();
    await menu.getByRole("button", { name: "Body & Exterior" }).tap();
    await menu.getByRole("button", { name: "Body Panels" }).tap();
    await expect(menu.getByRole("link", { name: "Bonnets", exact: true })).toBeVisible();
  });

  test("a menu that fails to come leaves the way to all of a department, and is asked for again", async ({ page }) => {
    await page.route(panels, (route) => route.abort(), { times: 1 });
    await openWithAllParts(page, "/newsletter");
    const menu = menuOf(page);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await menu.getByRole("button", { name: "Body & Glass" }).tap();
    await expect(menu.getByRole("link", { name: "View All Body & Glass" })).toBeVisible();
    await expect(menu.getByRole("button", { name: "Body & Exterior" })).toBeVisible();
  });
});

test("with a car the menu counts what fits it, as the pages behind its links do", async ({ page, context }) => {
  await page.setViewportSize(desktop);
  await rememberGarage(context, [monaro]);
  await openWithAllParts(page, "/newsletter");
  const menu = menuOf(page);
  await menu.getByRole("button", { name: "Chassis & Brakes menu" }).click();
  await expect(menu.getByText("Counted for your car").filter({ visible: true })).toBeVisible();
  const disc = menu.getByRole("link", { name: /^Disc Brakes \d+$/ });
  const counted = ((await disc.textContent()) ?? "").replace(/(\d+)$/, " $1");
  expect(await menu.getByRole("link", { name: / 0$/ }).count(), "some categories have nothing for it").toBeGreaterThan(0);
  await menu.getByRole("link", { name: /^Brakes \d+$/ }).click();
  const tiles = page.getByRole("navigation", { name: "Subcategories" });
  await expect(tiles.getByRole("link", { name: `${counted} for your HQ Monaro` })).toBeVisible();
});

test("every page that the menu leads to stands, as a plain link, on the page above it", async ({ page, request }) => {
  await page.goto("/newsletter");
  const address = (await menuOf(page).getAttribute("data-panels")) ?? "";
  const links = [...(await (await request.get(address)).text()).matchAll(/href="(\/parts\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(links.length).toBeGreaterThan(100);
  const above = Map.groupBy(new Set(links), (path) => path.slice(0, path.lastIndexOf("/")));
  for (const [parent, children] of above) {
    const html = await (await request.get(parent)).text();
    const linked = new Set(Array.from(html.slice(html.indexOf("<main")).matchAll(/href="([^"]+)"/g), ([, path]) => path));
    expect(
      children.filter((child) => !linked.has(child)),
      parent,
    ).toEqual([]);
  }
});
