import { expect, type Page, test } from "@playwright/test";
import { openWithAllParts } from "../../support/steps/all-parts.ts";

const problem = "We can't reach the shop. Please check your connection.";

async function tryAgain(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
}

for (const { asked, ask, url } of [
  { asked: "a filter", ask: (page: Page) => page.getByRole("checkbox", { name: /Brolga Brakes/ }).check(), url: /\?\w+=/ },
  { asked: "a sort", ask: (page: Page) => page.getByLabel("Sort").selectOption("price-descending"), url: /\?sort=/ },
  {
    asked: "a page",
    ask: (page: Page) => page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click(),
    url: /\?page=2/,
  },
]) {
  test(`${asked} of a list that is asked for without a connection says so, and can be asked for again`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWithAllParts(page, "/parts/brakes");
    await page.context().setOffline(true);
    await ask(page);
    await expect(page.getByRole("main")).toContainText(problem);
    await tryAgain(page);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Brakes");
  });
}

test("a page whose script can't come without a connection says so, and can be asked for again", async ({ page }) => {
  await openWithAllParts(page, "/parts/brakes");
  await page.context().setOffline(true);
  await page.getByRole("combobox", { name: /search/i }).fill("fuel pump");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText(problem);
  await expect(page.getByRole("main"), "nobody answered").not.toContainText("Error 500");
  await tryAgain(page);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText("fuel pump");
});

async function openGarage(page: Page) {
  await openWithAllParts(page, "/parts/brakes");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /vehicle/ })
    .click();
  const garage = page.getByRole("dialog", { name: "Garage" });
  const box = garage.getByRole("searchbox", { name: "Plate, VIN or name" });
  await expect(box).toBeVisible();
  return { garage, box };
}

test("a plate that is asked for without a connection says so, and is asked for when it is pressed again, not by itself", async ({
  page,
}) => {
  const { garage, box } = await openGarage(page);
  await page.context().setOffline(true);
  await box.fill("1TJ8AF");
  await box.press("Enter");
  await expect(garage.getByRole("alert").filter({ hasText: problem })).toBeVisible();
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(new URL(request.url()).pathname));
  await page.context().setOffline(false);
  await page.waitForTimeout(500);
  expect(posted.filter((path) => /garage|vehicles/.test(path))).toEqual([]);
  await expect(box).toHaveValue("1TJ8AF");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/garage\/find$/);
});

test("the box of the garage's own page says that there is no connection", async ({ page }) => {
  await openWithAllParts(page, "/garage/find");
  await page.context().setOffline(true);
  const box = page.getByRole("main").getByRole("searchbox", { name: "Plate, VIN or name" });
  await box.fill("1TJ8AF");
  await box.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(problem);
});

test("the front page's own box says that there is no connection, and keeps what was typed", async ({ page }) => {
  await openWithAllParts(page, "/");
  const box = page.getByRole("main").getByRole("searchbox", { name: /^Number plate/ });
  await page.context().setOffline(true);
  await box.fill("1TJ8AF");
  await box.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: problem })).toBeVisible();
  await expect(box).toHaveValue("1TJ8AF");
  await page.context().setOffline(false);
  await box.press("Enter");
  await expect(page).toHaveURL(/\/garage\/find$/);
});

test("a car that is asked for in words without a connection says so, and can be asked for again", async ({ page }) => {
  const { garage, box } = await openGarage(page);
  await page.context().setOffline(true);
  await box.fill("72 hq 253");
  await box.press("Enter");
  await expect(garage.getByRole("alert").filter({ hasText: problem })).toBeVisible();
  await page.context().setOffline(false);
  await expect(garage.getByRole("status").filter({ hasText: "72 hq 253" })).toBeVisible();
});
