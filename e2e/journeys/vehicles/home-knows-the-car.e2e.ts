import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";

const box = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: "Number plate, VIN, chassis number or its name" });
const greeting = (page: Page) => page.getByRole("region", { name: "1973 Holden HQ Monaro" });
const count = async (page: Page) => {
  const text = await greeting(page)
    .getByRole("link", { name: /parts fit your HQ Monaro$/ })
    .textContent();
  return Number((text ?? "").replace(/\D/g, ""));
};

for (const width of [390, 1440]) {
  test(`home asks for the car, takes a plate by the keyboard, and follows another choice without a new document, at ${width} px`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, "/");
    await expect(box(page)).toBeInViewport();
    await expectNoAxeFaults(page, [width]);
    await box(page).fill("VJ98RT");
    await box(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Find it by its number plate" })).toBeVisible();
    await page.getByRole("button", { name: "Choose 1974 Holden HQ Premier" }).click();
    await openHydrated(page, "/");
    await expect(page.getByRole("region", { name: "1974 Holden HQ Premier" }).getByRole("img")).toBeVisible();
    await expectNoAxeFaults(page, [width]);

    await waitForParts(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("main").getByRole("link", { name: "Change vehicle" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Remove 1974 Holden HQ Premier/ })
      .click();
    await page.keyboard.press("Escape");
    await expect(box(page)).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    expect(messages).toEqual([]);
  });
}

test("home greets the car after another page too, and what it counts is what the lists show", async ({ page, context }) => {
  const messages = watchConsole(page);
  await rememberGarage(context, [monaro]);
  await openHydrated(page, "/stores");
  await page.getByRole("banner").getByRole("link", { name: /home/i }).first().click();
  await expect(page).toHaveURL(/\/$/);
  const total = await count(page);
  expect(total).toBeGreaterThan(10);
  const list = await (await page.request.get("/api/search/products?vehicleId=64&fits=mine&answers=year:1973")).json();
  expect(list.fitmentFilter.fitCount).toBe(total);
  expect(messages).toEqual([]);
});

test("home is still home when nobody can tell what fits", async ({ page, context }) => {
  await rememberGarage(context, [monaro]);
  await openHydrated(page, "/stores");
  await page.route(/\/api\/vehicles\/64\/parts/, (route) =>
    route.fulfill({ status: 503, json: { code: "UPSTREAM_FAILED", message: "down" } }),
  );
  await page.getByRole("banner").getByRole("link", { name: /home/i }).first().click();
  await expect(greeting(page)).toBeVisible();
  await expect(greeting(page).getByRole("link", { name: "Change vehicle" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("home's categories count what their lists show for the car, and grey what is empty", async ({ page, context }) => {
    const tiles = page.getByRole("main").getByRole("region", { name: "Shop all Categories" }).getByRole("link");
    await page.goto("/");
    await expect(tiles.filter({ hasText: "for your" })).toHaveCount(0);
    await rememberGarage(context, [monaro]);
    await page.goto("/");
    await expect(tiles.filter({ hasText: /\d for your HQ Monaro/ })).toHaveCount(await tiles.count());
    const brakes = tiles.filter({ hasText: "Brakes" });
    const shown = Number(/\d+/.exec((await brakes.textContent()) ?? "")?.[0]);
    await brakes.click();
    await expect(page.getByRole("main").getByRole("status").first()).toContainText(`${shown} products`);
  });

  test("words lead to the car, and home greets it with its areas in the first HTML", async ({ page }) => {
    await page.goto("/");
    await box(page).fill("72 hq monaro 253");
    await box(page).press("Enter");
    await expect(page).toHaveURL(/\/garage\/results\?q=72\+hq\+monaro\+253$/);
    await page.getByRole("button", { name: "Choose 1972 Holden HQ Monaro", exact: true }).click();
    await page.goto("/");
    const car = page.getByRole("region", { name: "1972 Holden HQ Monaro" });
    const department = car.getByRole("list").getByRole("link", { name: /^Brakes/ });
    const shown = Number((await department.textContent())?.replace(/\D/g, ""));
    await department.click();
    await expect(page).toHaveURL(/\/vehicles\/\d+\/[\w-]+\/brakes$/);
    await expect(page.getByRole("main")).toContainText(new RegExp(`\\b${shown}\\b`));
  });
});

test("the box for any car says what to type when it holds only blanks, by the browser and by the shop alike", async ({ page }) => {
  await openHydrated(page, "/");
  await box(page).fill("   ");
  await box(page).press("Enter");
  expect(await box(page).evaluate((input) => input instanceof HTMLInputElement && input.validity.patternMismatch)).toBe(true);
  await expect(page).toHaveURL("/");
  const answer = await page.request.post("/garage/find", { form: { car: "   " }, headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toMatch(/role="alert"[^>]*>.*Enter a number plate, a VIN or chassis number, or what the car is called\./);
  expect(html).toContain('name="car"');
});
