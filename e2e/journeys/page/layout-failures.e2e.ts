import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { noticesOf, openWithAllParts } from "../../support/steps/all-parts.ts";

test("an error page names what is missing and leads home [shop-2.17]", async ({ page }) => {
  await openWithAllParts(page, "/no-such-page");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(main.getByRole("img", { name: "Rares" })).toBeVisible();
  await main.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/products/no-such-product");
  await expect(main).toContainText("This product could not be found");
});

test("an error that nobody catches is reported, from the first script on; what the policy blocks as well", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const image = new Image();
      image.src = "http://elsewhere.invalid/a.png?who=jo";
      reportError(new TypeError("early is not a function"));
    });
  });
  const blocked = page.waitForRequest("**/client-reports/csp");
  const reported = page.waitForRequest("**/client-reports");
  await page.goto("/newsletter");
  expect((await reported).postDataJSON()).toEqual({ event: "uncaught-error", detail: expect.stringContaining("early is not a function") });
  expect((await (await reported).response())?.status()).toBe(204);
  expect((await blocked).method()).toBe("POST");
  expect((await (await blocked).response())?.status()).toBe(204);
});

test("an error page whose code doesn't come keeps its words and its way home", async ({ page }) => {
  await page.route(/\/assets\/parts-/, (route) => route.abort());
  await page.goto("/no-such-page", { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await main.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("group", { name: "Highlights" })).toBeVisible();
});

test("a page whose code is gone is loaded anew once, and not again within the minute [shop-8.45]", async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/stores-/, (route) => route.abort());
  await openWithAllParts(page, "/newsletter");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Find a store" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stores");
  expect(documents).toEqual(["/newsletter", "/stores"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up for emails to get the latest offers");
  documents.length = 0;
  await expect(noticesOf(page)).toBeAttached();
  await footer.getByRole("link", { name: "Find a store" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An error occured");
  await expect(page.getByRole("main")).toContainText("An unexpected error has occurred.");
  expect(documents).toEqual([]);
});

/** Sends the page's code but for this, and has it loaded anew already, as it would be once. */
async function withoutChunk(page: Page, chunk: RegExp): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("chunk-reload-at", String(Date.now())));
  await page.route(chunk, (route) => route.abort());
}

test("the search box whose panel's code doesn't come is a form, and opens its panel once it can be had", async ({ page }) => {
  const panel = /\/assets\/search-panel-[^/]*\.js/;
  await withoutChunk(page, panel);
  await openWithAllParts(page, "/newsletter");
  const box = page.getByRole("combobox", { name: "Search" });
  const failed = page.waitForEvent("requestfailed", (request) => panel.test(request.url()));
  await box.click();
  await failed;
  await box.fill("drum");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up for emails to get the latest offers");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=drum");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Results for "drum"');
  await page.unroute(panel);
  await box.fill("brake");
  await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first()).toBeVisible();
});

test("a picture whose closer look's code doesn't come opens by itself, and the page stays", async ({ page }) => {
  const zoom = /\/assets\/closer-look-[^/]*\.js/;
  await withoutChunk(page, zoom);
  await openWithAllParts(page, `/products/${stressCases.leftHandTwin}`);
  const link = page.getByRole("link", { name: /^Look closer/ }).first();
  const picture = page.waitForEvent("popup");
  await link.click();
  const { href } = await link.evaluate((element: HTMLAnchorElement) => ({ href: element.href }));
  await expect(await picture).toHaveURL(href);
  await page.unroute(zoom);
  await link.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

for (const [what, chunk] of [
  ["its own code", /\/assets\/product-parts-/],
  ["any code", /\/assets\/entry\.browser-/],
] as const) {
  test(`a tab that is pressed before ${what} is there opens once it has come`, async ({ page }) => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route(chunk, async (route) => {
      await isReleased;
      await route.continue();
    });
    // The press comes first, however quick the page's own code is.
    const { promise: isPressed, resolve: startPage } = Promise.withResolvers<void>();
    await page.route(/\/assets\/framework-/, async (route) => {
      await isPressed;
      await route.continue();
    });
    const asked = page.waitForRequest(chunk);
    await page.goto(`/products/${stressCases.leftHandTwin}`, { waitUntil: "commit" });
    const tab = page.getByRole("tab", { name: "Details & Care" });
    await tab.click();
    startPage();
    await asked;
    await expect(tab).toHaveAttribute("aria-selected", "false");
    release();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  });
}

test("a bar runs for five seconds along the top while the next page is on its way, unless that comes within 200 ms [shop-9.18]", async ({
  page,
}) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await openWithAllParts(page, "/newsletter");
  await page.route("**/api/stores", async (route) => {
    await isReleased;
    await route.continue();
  });
  const runs = () =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => [effect?.getTiming().delay, effect?.getTiming().duration].join(" ")));
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a store" }).click();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  expect(await runs()).toContain("200 5000");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stores");
  expect(await runs()).not.toContain("200 5000");
});
