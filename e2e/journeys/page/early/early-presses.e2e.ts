import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { plainPart } from "../../../support/steps/cart-steps.ts";
import { waitForHydration, waitForParts } from "../../../support/browser/hydrated.ts";

const allScripts = /\/assets\/[^/]+\.js$/;
const partsOf = { everyPage: /\/assets\/every-page-[^/]+\.js$/, product: /\/assets\/product-parts-[^/]+\.js$/ };

/** Keeps scripts back until they are released. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Opens a page without any script; they come once they are released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, allScripts);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  return release;
}

test("what was set on a product's page before any script counts once they are there", async ({ page }) => {
  const release = await openWithoutScripts(page, plainPart);
  const main = page.getByRole("main");
  const quantity = main.getByRole("spinbutton", { name: "Quantity" });
  await expect(main.getByRole("button", { name: "One more" }).first()).toBeDisabled();
  await quantity.fill("3");
  await main.getByRole("tab", { name: "Delivery" }).click();
  release();
  await waitForParts(page);
  await expect(main.getByRole("tab", { name: "Delivery" })).toHaveAttribute("aria-selected", "true");
  await expect(quantity).toHaveValue("3");
  await main.getByRole("button", { name: "One more" }).first().click();
  await expect(quantity).toHaveValue("4");
  const added = page.waitForRequest((request) => request.url().endsWith("/api/cart/lines") && request.method() === "POST");
  await main.getByRole("button", { name: "Add to cart" }).first().click();
  expect((await added).postDataJSON()).toMatchObject({ lines: [{ quantity: 4 }] });
});

test("filters that were ticked and an order that was picked before any script are the list's once they are there", async ({ page }) => {
  const release = await openWithoutScripts(page, "/parts/body-and-exterior");
  const filters = page.getByRole("group", { name: "Filters" });
  const boxes = filters.locator('input[type="checkbox"][name="vendor"]');
  const [first, second] = [await boxes.nth(0).getAttribute("value"), await boxes.nth(1).getAttribute("value")];
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 });
  release();
  await expect(page).toHaveURL(/sort=/);
  expect(new URL(page.url()).searchParams.getAll("vendor")).toEqual([first, second]);
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveCount(3);
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
});

test("buttons that send a form and links work before any script, and lead where they say", async ({ page }) => {
  await openWithoutScripts(page, plainPart);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);

  await page.goto(`/products/${stressCases.universalSixVariants}`, { waitUntil: "commit" });
  const choice = page.locator("#choose").getByRole("link").first();
  await choice.click();
  await expect(page.locator("#choose").getByRole("link").first()).toHaveAttribute("aria-current", "true");

  const banner = page.getByRole("banner");
  await banner.getByRole("combobox", { name: "Search" }).fill("brake");
  await banner.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=brake/);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart/);
  for (const [link, path] of [
    ["Set my store", "/stores"],
    ["Add your vehicle", "/garage"],
    ["Cart", "/cart"],
  ] as const) {
    await page.goto("/parts", { waitUntil: "commit" });
    await banner.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("the menu opens before any script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutScripts(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main menu" }).getByRole("link").first()).toBeVisible();
});

test("while the header's code is on its way its links and its search work, and what only a script answers can't be pressed", async ({
  page,
}) => {
  const release = await hold(page, partsOf.everyPage);
  await page.goto("/parts", { waitUntil: "commit" });
  await waitForHydration(page);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("button", { name: "Wishlist" })).toBeDisabled();
  await banner.getByRole("combobox", { name: "Search" }).fill("brake");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=brake/);
  await banner.getByRole("link", { name: /Set my store/ }).click();
  await expect(page).toHaveURL(/\/stores$/);
  release();
  await waitForParts(page);
  await expect(banner.getByRole("button", { name: "Wishlist" })).toBeEnabled();
});

for (const [moment, comeBetween] of [
  ["before any script", null],
  ["as the page's own code comes", "text"],
  ["as the header's code comes", "Enter"],
] as const) {
  test(`what is typed into the search ${moment} is searched for`, async ({ page }) => {
    const releaseHeader = await hold(page, partsOf.everyPage);
    const releasePage = await hold(page, /\/assets\/(?!every-page)[^/]+\.js$/);
    await page.goto("/parts", { waitUntil: "commit" });
    const box = page.getByRole("banner").getByRole("combobox", { name: "Search" });
    await box.click();
    await page.keyboard.type("bra");
    if (comeBetween !== null) {
      releasePage();
      if (comeBetween === "Enter") await waitForHydration(page);
    }
    await page.keyboard.type("ke");
    if (comeBetween === "Enter") releaseHeader();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=brake$/);
  });
}

test("on a phone whoever passes the search by the keyboard while its code comes keeps the page, and what they type opens it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseHeader = await hold(page, partsOf.everyPage);
  await page.goto("/parts", { waitUntil: "commit" });
  await waitForHydration(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("combobox", { name: "Search" }).focus();
  releaseHeader();
  await waitForParts(page);
  await expect(banner.getByRole("button", { name: "Wishlist" })).toBeEnabled();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
  await page.keyboard.type("brake");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

test("a link that is followed while parts wait for their code leads there, and leaves no part behind", async ({ page }) => {
  const release = await hold(page, partsOf.everyPage);
  await page.goto("/parts", { waitUntil: "commit" });
  await waitForHydration(page);
  await page.getByRole("main").locator('a[href^="/parts/"]').first().click();
  release();
  await expect(page).toHaveURL(/\/parts\/[\w-]+$/);
  await expect(page.getByRole("main").getByRole("group", { name: "Filters" })).toBeAttached();
  await waitForParts(page);
  await expect(page.getByRole("banner").getByRole("combobox", { name: "Search" })).toBeVisible();
});

test("code that never comes takes nothing away: the page stays as the server wrote it", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("chunk-reload-at", String(Date.now())));
  await page.route(partsOf.product, (route) => route.abort());
  await page.goto(plainPart);
  await waitForHydration(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "One more" }).first().click();
  await expect(main.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("2");
  await expect(main.getByRole("tab", { name: "Delivery" })).toBeVisible();
  await expect(main.getByRole("region", { name: "Part number and contact" })).toBeVisible();
});
