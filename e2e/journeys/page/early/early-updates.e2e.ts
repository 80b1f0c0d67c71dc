import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { addedPanel, cartButton } from "../../../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../../../support/steps/garage-cookie.ts";
import { waitForHydration, waitForParts } from "../../../support/browser/hydrated.ts";

const productParts = /\/assets\/product-parts-[^/]+\.js$/;
const codeOfParts = /\/assets\/(?:every-page|product-parts)-[^/]+\.js$/;

/** As long as React needs, at the least, for what an update makes it do. */
const settledMs = 500;

/** Opens a product whose own code is at work and whose parts' code is on its way until it is released. */
async function openWithoutParts(page: Page, slug: string, parts = codeOfParts): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(parts, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`/products/${slug}`, { waitUntil: "commit" });
  await waitForHydration(page);
  return release;
}

/** Elements of every part that waits, as the server sent them; says later which of them have left the page. */
async function partsOf(page: Page): Promise<() => Promise<string[]>> {
  const banner = page.getByRole("banner");
  const elements = await Promise.all(
    [
      banner.getByRole("combobox", { name: "Search" }),
      banner.getByRole("link", { name: "Cart" }),
      page.getByRole("contentinfo").getByRole("textbox").first(),
      page.getByRole("tab", { name: "Delivery" }),
      page.getByRole("region", { name: "Part number and contact" }),
    ].map((part) => part.elementHandle()),
  );
  return async () => {
    const gone = await Promise.all(
      elements.map((element) => element?.evaluate(({ isConnected, outerHTML }) => !isConnected && outerHTML.slice(0, 90))),
    );
    return gone.filter((html) => typeof html === "string");
  };
}

const details = (page: Page) => page.getByRole("tab", { name: "Details & Care" });

test("a jump within the page, and the way back over it, leave parts that wait for their code as the server sent them", async ({ page }) => {
  const release = await openWithoutParts(page, stressCases.leftHandTwin);
  const gone = await partsOf(page);
  await details(page).click();
  await expect(page).toHaveURL(/#details-and-care$/);
  await page.waitForTimeout(settledMs);
  expect(await gone()).toEqual([]);
  await page.goBack();
  await page.waitForTimeout(settledMs);
  expect(await gone()).toEqual([]);
  await page.goForward();
  release();
  await waitForParts(page);
  expect(await gone()).toEqual([]);
  await expect(details(page)).toHaveAttribute("aria-selected", "true");
});

test("another vehicle leaves parts that wait for their code as the server sent them, and is theirs once that has come", async ({
  page,
  context,
}) => {
  const release = await openWithoutParts(page, stressCases.manyApplications);
  const gone = await partsOf(page);
  await rememberGarage(context, [monaro]);
  await page.evaluate(() => dispatchEvent(new Event("storage")));
  await page.waitForTimeout(settledMs);
  expect(await gone()).toEqual([]);
  release();
  await waitForParts(page);
  await expect(page.getByRole("banner")).toContainText("Monaro");
  expect(await gone()).toEqual([]);
});

test("a part that is put into the cart leaves parts that wait for their code as the server sent them", async ({ page }) => {
  const release = await openWithoutParts(page, stressCases.manyApplications, productParts);
  const gone = await partsOf(page);
  await expect(cartButton(page, 0)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  await expect(cartButton(page, 1)).toBeAttached();
  expect(await gone()).toEqual([]);
  release();
  await waitForParts(page);
  expect(await gone()).toEqual([]);
});

test("a choice leaves parts that wait for their code as the server sent them, and is shown once that has come", async ({ page }) => {
  const release = await openWithoutParts(page, stressCases.universalSixVariants);
  const gone = await partsOf(page);
  const second = page.locator("#choose").getByRole("link").nth(1);
  await second.click();
  await expect(page).toHaveURL(/\?/);
  await page.waitForTimeout(settledMs);
  expect(await gone()).toEqual([]);
  release();
  await expect(second).toHaveAttribute("aria-current", "true");
  await waitForParts(page);
  expect(await gone()).toEqual([]);
});

test("a product whose parts never come can still be chosen and left", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("chunk-reload-at", String(Date.now())));
  await page.route(codeOfParts, (route) => route.abort());
  await page.goto(`/products/${stressCases.universalSixVariants}`);
  await waitForHydration(page);
  const second = page.locator("#choose").getByRole("link").nth(1);
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a store" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stores");
});
