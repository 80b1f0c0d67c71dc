import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";

const monaro = "/vehicles/holden/hq-monaro";
const partsIn = (page: Page, name: string) => page.getByRole("region", { name }).getByRole("list").first();

/** What the list of an area says it has. */
async function countOf(page: Page, area: string): Promise<number> {
  const entry = partsIn(page, "Parts for it, by area").getByRole("listitem").filter({ hasText: area });
  const count = Number(/(\d+) parts?$/.exec(await entry.innerText())?.[1]);
  expect(count).toBeGreaterThan(0);
  return count;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("an owner finds the car by its make, says which one it is with the keyboard, and keeps it", async ({ page }) => {
      const messages = watchConsole(page);
      await openHydrated(page, "/vehicles");
      await page.getByRole("main").getByRole("link", { name: "Holden", exact: true }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Holden" })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Holden HQ Monaro", exact: true }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Holden HQ Monaro" })).toBeVisible();
      await waitForParts(page);

      await page.getByRole("combobox", { name: "Version" }).selectOption("GTS");
      await page.getByRole("combobox", { name: "Year" }).selectOption("1973");
      await page.getByRole("combobox", { name: "Engine" }).selectOption("253 V8");
      await page.getByRole("button", { name: "Show it" }).press("Enter");
      await expect(page).toHaveURL(/\/vehicles\/holden\/hq-monaro\?submodel=GTS&year=1973&engine=253/);
      await expect(page.getByText("Shown for the 1973 Holden HQ Monaro GTS")).toBeVisible();
      await waitForParts(page);
      await page.getByRole("button", { name: "Add to my garage" }).press("Enter");
      await expect(page.getByText("1973 Holden HQ Monaro GTS is in your garage.")).toBeVisible();
      await expect(page.getByRole("button", { name: /^In your garage/ })).toBeVisible();
      await expect(page.getByRole("banner")).toContainText("1973 Holden HQ Monaro GTS");
      await page.reload();
      await expect(page.getByRole("banner")).toContainText("1973 Holden HQ Monaro GTS");
      expect(messages).toEqual([]);
    });

    test("an area's count is that of the list that it leads to, from the drawing as from the list beside it", async ({ page }) => {
      await openHydrated(page, monaro);
      const count = await countOf(page, "Interior");
      await page.getByRole("main").getByRole("link", { name: "Interior", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: /^Parts for Holden HQ Monaro/ })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(`Show ${count} products`);
      await openHydrated(page, monaro);
      await page.getByRole("link", { name: /^6\. Rear: \d+ parts$/ }).press("Enter");
      await expect(page).toHaveURL(/\/vehicles\/\d+\/holden-hq-monaro\?category=/);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    });

    test("what wears says where to look, leads to the car's own parts and to the article that tells how", async ({ page }) => {
      await openHydrated(page, monaro);
      const wear = page.getByRole("region", { name: "What usually rusts or wears" });
      await wear.getByRole("link", { name: "Fit a pair of front rotors" }).press("Enter");
      await expect(page).toHaveURL(/#wear-brakes$/);
      await wear.getByRole("link", { name: /^Disc rotor/ }).click();
      await expect(page).toHaveURL(/\?product_type=Disc\+rotor$/);
      await expect(page.getByRole("main").getByRole("article").first()).toContainText(/rotor/i);
      await page.goBack();
      await wear.getByRole("link", { name: /^Rust repair/ }).click();
      await expect(page).toHaveURL(/\/content-hub\/articles\/rust-repair-where-to-start$/);
    });
  });
}

test("pages about cars have no accessibility fault that axe can find", async ({ page }) => {
  for (const path of ["/vehicles", "/vehicles/holden", `${monaro}?year=1973`]) {
    await openHydrated(page, path);
    await waitForParts(page);
    await expectNoAxeFaults(page);
  }
});

test("a car's page tells crawlers what it is, once for all choices, and unknown cars have none", async ({ request }) => {
  const html = await (await request.get(`${monaro}?year=1973&engine=253+V8`)).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/vehicles\/holden\/hq-monaro"/);
  expect(html).toContain('"@type":"Car"');
  expect(/"@type":"BreadcrumbList","itemListElement":\[(.*?)\]/.exec(html)?.[1]?.match(/"ListItem"/g)).toHaveLength(3);
  expect(html).not.toMatch(/<meta name="robots" content="noindex/);
  expect(await (await request.get("/sitemaps/cars-1.xml")).text()).toContain(`${monaro}<`);
  for (const path of ["/vehicles/nobody", "/vehicles/holden/no-such-car"]) expect((await request.get(path)).status()).toBe(404);
});

test("the search, the vehicles of a part and the garage lead to the car's page", async ({ page }) => {
  await openHydrated(page, "/search?q=hq+monaro");
  await page
    .getByRole("navigation", { name: "Pages for your search" })
    .getByRole("link", { name: /Vehicle\s*Holden HQ Monaro/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${monaro}$`));
  await waitForParts(page);
  await page.getByRole("button", { name: "Add to my garage" }).click();
  await expect(page.getByRole("button", { name: /^In your garage/ })).toBeVisible();
  await openHydrated(page, "/garage/garage");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Facts, parts by area and weak spots/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${monaro}$`));
  await openHydrated(page, `/products/${stressCases.leftHandTwin}#fits`);
  await page.locator("#fits").getByRole("link", { name: "Holden HQ Monaro", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${monaro}$`));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the choices are a form, the areas are links, and the car gets into the garage", async ({ page }) => {
    await page.goto(monaro);
    await page.getByRole("combobox", { name: "Year" }).selectOption("1972");
    await page.getByRole("button", { name: "Show it" }).click();
    await expect(page).toHaveURL(/[?&]year=1972/);
    await page.getByRole("button", { name: "Add to my garage" }).click();
    await expect(page).toHaveURL(/\/garage\/garage$/);
    await expect(page.getByRole("main")).toContainText("1972 Holden HQ Monaro");
    await page.goto(monaro);
    await expect(page.getByRole("button", { name: /^In your garage/ })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Engine bay", exact: true }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});
