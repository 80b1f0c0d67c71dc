import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";

const shirt = `/products/${stressCases.oneVariantOut}`;
const kit = `/products/${stressCases.kitWithMissingPart}`;
const chosen = (page: Page) => page.getByRole("main").locator('[role="group"] [aria-current="true"]');
const addButton = (page: Page) => page.locator("#add-to-cart").getByRole("button", { name: /^(Add to cart|Out of stock)$/ });

test("the keyboard alone chooses a variant: 'Please select' names what is missing and goes there, the address keeps the choice, and Back restores it [shop-8.39]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await openHydrated(page, shirt);
  await addButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").getByText("Please select Size, Colour")).toBeVisible();
  await expect(page.getByRole("link", { name: "S", exact: true })).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?size=S$/);
  await expect(page.getByRole("link", { name: "S", exact: true })).toBeFocused();
  await expect(page.getByRole("alert").getByText("Please select Colour")).toBeVisible();

  await page.getByRole("link", { name: /^White ?, out of stock$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(addButton(page)).toHaveText("Out of stock");
  await expect(addButton(page)).toBeDisabled();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?size=S&colour=Navy$/);
  await expect(addButton(page)).toHaveText("Add to cart");
  await expect(page.getByRole("spinbutton", { name: "Quantity" })).toHaveAttribute("max", /^\d+$/);

  await page.getByRole("link", { name: "Galah Garage", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/brands\/galah-garage/);
  await page.goBack();
  await expect(chosen(page)).toHaveText(["S", "Navy"]);
  await page.reload();
  await expect(chosen(page)).toHaveText(["S", "Navy"]);

  await addButton(page).press("Enter");
  await expect(page.getByRole("dialog", { name: "Added to your cart" })).toBeVisible();
  expect(messages).toEqual([]);
});

test("the last one says '1 left', and what can't be added '{name} could not be added to your cart.' [shop-8.9]", async ({ page }) => {
  await openHydrated(page, `/products/${stressCases.oneLeft}`);
  await expect(page.getByText("1 left", { exact: true }).first()).toBeVisible();
  await page.route("**/api/cart/lines", (route) => route.fulfill({ status: 503, body: "{}" }));
  await addButton(page).click();
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await expect(page.getByText(`${name} could not be added to your cart.`)).toBeVisible();
});

test("the tab of a kit's components lives in the address, shows which part is out of stock, and is opened by arrow keys", async ({
  page,
}) => {
  await openWithAllParts(page, kit);
  await waitForParts(page);
  await page.getByRole("tab", { name: "Specifications" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Components", selected: true })).toBeFocused();
  await expect(page).toHaveURL(/#components$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${kit}$`));
  await page.reload();
  const panel = page.getByRole("tabpanel", { name: "Components" });
  await expect(panel).toBeInViewport();
  await expect(panel.getByRole("listitem").filter({ hasText: "Out of stock" })).toHaveCount(1);
  await panel.getByRole("link").first().click();
  await expect(page).toHaveURL(/front-door-seal/);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Components", selected: true })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/front-door-seal/);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Components", selected: true })).toBeVisible();
});

test("a kit with something to choose is complete only when every component has a variant", async ({ page, request }) => {
  const found = await (await request.get("/api/search/products?q=big%20brake%20upgrade%20kit&availability=In%20Stock")).json();
  await openHydrated(page, `/products/${found.products[0].handle}`);
  await addButton(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Please select" });
  await expect(alert).toContainText("Compound of Brake pad set");
  while (await alert.isVisible()) {
    const before = (await alert.textContent()) ?? "";
    await page.locator('[data-missing] li a:not(:has-text("out of stock"))').first().click();
    await expect(page.getByText(before, { exact: true })).toBeHidden();
  }
  await addButton(page).click();
  await expect(page.getByRole("dialog", { name: "Added to your cart" })).toContainText("Brake pad set");
});

test("the countdown of a sale ticks every second and goes at zero [shop-9.19] [shop-4.28]", async ({ page }) => {
  const path = `/products/${stressCases.endingDeal}`;
  await page.route(`**/api${path}`, async (route) => {
    const product = await (await route.fetch()).json();
    await route.fulfill({ json: { ...product, dealExpiresAt: new Date(Date.now() + 5000).toISOString() } });
  });
  await openHydrated(page, "/search?q=LYR-80009");
  await page.locator(`main a[href^="${path}"]`).first().click();
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText("Sale ends in 00:00:03");
  await expect(timer).toHaveText("Sale ends in 00:00:02");
  await expect(timer).toBeHidden();
});

test("a tooltip opens by a resting mouse or a press and goes with Escape, the mouse or the focus; on phones numbers leave room for a thumb [shop-4.27]", async ({
  page,
}) => {
  await openHydrated(page, `/products/${stressCases.coreCharge}`);
  const question = page.getByRole("button", { name: "What is a core deposit?" });
  const words = page.getByRole("tooltip").filter({ hasText: "you get the deposit back" });
  await question.hover();
  await expect(words).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(words).toBeHidden();
  await page.mouse.move(5, 5);
  await question.hover();
  await expect(words).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(words).toBeHidden();
  await question.press("Enter");
  await expect(words).toBeVisible();
  await expect(question).toHaveAccessibleDescription(/you get the deposit back/);
  await page.keyboard.press("Escape");
  await expect(words).toBeHidden();
  await question.press("Space");
  await expect(words).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(words).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const number = page.getByRole("region", { name: "Part number and contact" }).getByRole("definition").getByRole("link").first();
  const box = await number.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test("a picture can be looked at closer: turned, zoomed, dragged, and left with Escape [shop-2.88]", async ({ page }) => {
  await openHydrated(page, shirt);
  const first = page.getByRole("link", { name: /^Look closer/ }).first();
  await page.getByRole("button", { name: "Show picture 2 of" }).click();
  await expect(page.getByRole("button", { name: "Show picture 2 of" })).toHaveAttribute("aria-current", "true");
  await first.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Men's T-shirt" });
  await expect(dialog.getByText(/^1 \/ \d$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(dialog.getByText(/^2 \/ \d$/)).toBeVisible();

  await dialog.getByRole("img").click();
  await expect(dialog.getByRole("button", { name: "Zoom out" })).toBeVisible();
  const frame = dialog.getByRole("region");
  const before = await frame.evaluate((element) => element.scrollLeft);
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(500, 450, { steps: 4 });
  await page.mouse.up();
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeCloseTo(before + 200, -1);
  await expect(dialog.getByRole("button", { name: "Zoom out" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test("of a part's pictures the first and the next are fetched, and each after that when the one before it is swiped to", async ({
    page,
  }) => {
    await openHydrated(page, shirt);
    const gallery = page
      .getByRole("region", { name: /^Pictures of/ })
      .getByRole("list")
      .first();
    const fetched = () =>
      gallery
        .getByRole("img")
        .evaluateAll((images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length);
    const isThere = await gallery.locator("img").count();
    expect(isThere).toBeGreaterThan(2);
    await page.waitForLoadState("networkidle");
    expect(await fetched()).toBe(2);
    await gallery.evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: "instant" }));
    await expect.poll(fetched).toBe(3);
  });

  test("the bar with price and button is there only while the form is out of sight, and covers neither the focus nor the footer", async ({
    page,
  }) => {
    await openHydrated(page, `/products/${stressCases.cheapest}`);
    const bar = page.getByRole("button", { name: "Add to cart" }).and(page.locator("[form=add-to-cart]"));
    await expect(bar).toBeVisible();
    await addButton(page).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();

    const ask = page.getByRole("link", { name: "Ask about this part" });
    await page.getByRole("tab", { name: "Specifications" }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await ask.focus();
    const isAboveBar = async () => {
      const [link, shown] = [await ask.boundingBox(), await bar.boundingBox()];
      return link !== null && shown !== null && link.y > 0 && link.y + link.height <= shown.y;
    };
    await expect.poll(isAboveBar).toBe(true);

    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
});

test("a long panel ends after 25rem and shows the rest on demand [shop-9.32]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openHydrated(page, `/products/${stressCases.inStoreOnly}`);
  await expect(page.getByText("This part can't be posted: dangerous goods class 8.").first()).toBeVisible();
  const panel = page.getByRole("tabpanel", { name: "Specifications" });
  const heightOf = async () => (await panel.getByRole("table").locator("..").boundingBox())?.height ?? 0;
  const more = panel.getByRole("button", { name: "Read More" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  expect(await heightOf()).toBe(400);
  await more.press("Enter");
  expect(await heightOf()).toBeGreaterThan(400);
  await panel.getByRole("button", { name: "Read Less" }).press("Enter");
  await expect(more).toBeFocused();
  expect(await heightOf()).toBe(400);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("every panel can be read, and what is missing is asked for beside the options", async ({ page }) => {
    await page.goto(kit);
    await expect(page.getByRole("heading", { name: "Components" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Boot seal" }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Details & Care" })).toBeVisible();
    await page.goto(shirt);
    await addButton(page).click();
    await expect(page).toHaveURL(/choose=1#choose$/);
    await expect(page.getByText("Please select Size, Colour")).toBeVisible();
    await page.getByRole("link", { name: "S", exact: true }).click();
    await page.getByRole("link", { name: "Navy", exact: true }).click();
    await expect(chosen(page)).toHaveText(["S", "Navy"]);
  });
});

test("a product that doesn't exist is not found, in the page's own words [shop-8.34]", async ({ page }) => {
  const answer = await page.goto("/products/no-such-part");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("This product could not be found")).toBeVisible();
});
