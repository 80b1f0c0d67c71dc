import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

const heartsOf = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Save .* to wishlist$/ });
const openerOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Wishlist/ });
const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Wishlist" });
const titlesIn = (page: Page) => drawerOf(page).getByRole("article");

const nameOf = async (page: Page, index: number) =>
  /^Save (.*) to wishlist$/.exec((await heartsOf(page).nth(index).getAttribute("aria-label")) ?? "")?.[1] ?? "";

/** A stored list, as an earlier visit left it. */
function storedWishes(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `gid://shopify/Product/${900_000_000 + index}`,
    handle: `no-such-part-${index}`,
    title: `No such part ${index}`,
    seen: null,
  }));
}

const seed = (page: Page, stored: string) => page.addInitScript((text) => localStorage.setItem("wishlist", text), stored);

test("hearts fill without moving anything, follow the shopper to the next page and to other tabs, and say how many there are", async ({
  page,
  context,
}) => {
  const messages = watchConsole(page);
  const otherTab = await context.newPage();
  await openHydrated(otherTab, "/search?q=brake");
  await openHydrated(page, "/search?q=brake");
  await expect(heartsOf(page).first()).toBeVisible();
  await expect(openerOf(page)).toHaveAccessibleName("Wishlist");
  // What a font moves when it arrives is not the hearts' doing.
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift" });
  });
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  expect((await heartsOf(page).first().boundingBox())?.width).toBeGreaterThanOrEqual(44);

  await test.step("the mouse saves one, the keyboard another", async () => {
    await heartsOf(page).first().click();
    await expect(openerOf(page)).toHaveAccessibleName("Wishlist, 1 part");
    await heartsOf(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(openerOf(page)).toHaveAccessibleName("Wishlist, 2 parts");
    for (const index of [0, 1]) await expect(heartsOf(page).nth(index)).toHaveAttribute("aria-pressed", "true");
    await expect(heartsOf(page).nth(2)).toHaveAttribute("aria-pressed", "false");
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);
  });

  await test.step("the other tab knows at once, and takes one back", async () => {
    const heart = otherTab.getByRole("main").getByRole("button", { name: `Save ${first} to wishlist` });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(openerOf(page)).toHaveAccessibleName("Wishlist, 1 part");
    await expect(heartsOf(page).first()).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("the part's own page shows its heart filled, after a link and after a reload", async () => {
    await page.getByRole("main").getByRole("heading", { name: second }).getByRole("link").click();
    await expect(page).toHaveURL(/\/products\//);
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: `Save ${second} to wishlist` })
      .first();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(openerOf(page)).toHaveAccessibleName("Wishlist, 1 part");
  });
  expect(messages).toEqual([]);
});

test("the list shows what was saved last first, with today's price and the card's own next step, and keeps the keyboard's place [shop-2.67]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await openHydrated(page, `/products/${stressCases.universalSixVariants}`);
  await heartsOf(page).first().click();
  await openHydrated(page, `/products/${stressCases.manyApplications}`);
  const title = await nameOf(page, 0);
  await heartsOf(page).first().click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("wishlist") ?? "[]")[0]?.seen?.priceCents))
    .toBeGreaterThan(0);
  await page.evaluate(() => {
    const wishes = JSON.parse(localStorage.getItem("wishlist") ?? "[]");
    wishes[0].seen.priceCents = 1;
    wishes[0].seen.maxPriceCents = 1;
    localStorage.setItem("wishlist", JSON.stringify(wishes));
  });
  await openHydrated(page, "/newsletter");
  await openerOf(page).click();

  await test.step("what the shop says now takes the place of what was kept", async () => {
    await expect(titlesIn(page)).toHaveCount(2);
    await expect(titlesIn(page).first()).toHaveAccessibleName(title);
    await expect(titlesIn(page).first().getByRole("link", { name: title }).first()).toHaveAttribute(
      "href",
      `/products/${stressCases.manyApplications}`,
    );
    await expect(titlesIn(page).first()).not.toContainText("$0.01");
    await expect(titlesIn(page).first().getByRole("button", { name: "Add to Cart" })).toBeVisible();
    await expect(titlesIn(page).nth(1).getByRole("link", { name: "View Details" })).toBeVisible();
    await expect(titlesIn(page).nth(1).getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("wishlist") ?? "[]")[0].seen.priceCents)).toBeGreaterThan(1);
  });

  await test.step("axe finds no fault in it, in either scheme", () => expectNoAxeFaults(page, [390]));

  await test.step("what is removed is gone, the focus goes on to its neighbour, and Escape leads back to the header", async () => {
    await titlesIn(page)
      .first()
      .getByRole("button", { name: /^Remove/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(titlesIn(page)).toHaveCount(1);
    await expect(titlesIn(page).getByRole("button", { name: /^Remove/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(drawerOf(page).getByText("Your wishlist is empty")).toBeVisible();
    await expect(drawerOf(page).getByRole("button", { name: "Close wishlist" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawerOf(page)).toBeHidden();
    await expect(openerOf(page)).toBeFocused();
    await expect(openerOf(page)).toHaveAccessibleName("Wishlist");
  });
  expect(messages).toEqual([]);
});

test("a part goes from the wishlist into the cart, and the list closes when it leads to another page", async ({ page }) => {
  await openHydrated(page, `/products/${stressCases.manyApplications}`);
  await heartsOf(page).first().click();
  const title = await nameOf(page, 0);
  await openHydrated(page, "/newsletter");
  await openerOf(page).click();
  await titlesIn(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("dialog", { name: "Added to your cart" })).toContainText(title);
  await page.keyboard.press("Escape");
  await openerOf(page).click();
  await drawerOf(page).getByRole("link", { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/products/${stressCases.manyApplications}`));
  await expect(drawerOf(page)).toBeHidden();
});

test("what storage holds amiss is ignored, what is no longer sold says so and can go, and a full list says that it is full", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, JSON.stringify([{ id: 7 }, "x", null, ...storedWishes(120)]));
  await openHydrated(page, "/search?q=brake");
  await expect(openerOf(page)).toHaveAccessibleName("Wishlist, 100 parts");
  await heartsOf(page).first().click();
  await expect(page.getByText("Your wishlist is full: it holds 100 parts. Remove one to save another.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(heartsOf(page).first()).toHaveAttribute("aria-pressed", "false");
  await openerOf(page).click();
  await expect(drawerOf(page)).toContainText("100 parts: your wishlist is full");
  await expect(titlesIn(page).first()).toContainText("No longer sold");
  await expect(titlesIn(page).first().getByRole("link")).toHaveCount(0);
  await titlesIn(page).first().getByRole("button", { name: "Remove No such part 0" }).click();
  await expect(openerOf(page)).toHaveAccessibleName("Wishlist, 99 parts");
  await page.keyboard.press("Escape");
  await heartsOf(page).first().click();
  await expect(openerOf(page)).toHaveAccessibleName("Wishlist, 100 parts");
});

test("with storage closed the wishlist lasts as long as the page, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: closed });
  });
  await openHydrated(page, "/search?q=brake");
  const title = await nameOf(page, 0);
  await heartsOf(page).first().click();
  await openerOf(page).click();
  await expect(drawerOf(page)).toContainText("Your browser doesn't let us keep this list");
  await expect(titlesIn(page)).toHaveAccessibleName(title);
});

test("when the shop can't be asked the list shows what was last seen, and asks again when told to", async ({ page }) => {
  await openHydrated(page, `/products/${stressCases.manyApplications}`);
  await heartsOf(page).first().click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("wishlist") ?? "[]")[0]?.seen?.priceCents))
    .toBeGreaterThan(0);
  await openHydrated(page, "/newsletter");
  let isDown = true;
  await page.route("**/api/product-cards*", (route) => (isDown ? route.fulfill({ status: 404, body: "{}" }) : route.continue()));
  await openerOf(page).click();
  const failure = drawerOf(page).getByText("We couldn't check these parts just now");
  await expect(failure).toBeVisible();
  await expect(titlesIn(page).getByRole("link", { name: /View Details/ })).toBeVisible();
  await expect(titlesIn(page)).toContainText("$");
  isDown = false;
  await drawerOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(titlesIn(page).getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await expect(failure).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no heart that nobody hears", async ({ page }) => {
    await page.goto("/search?q=brake");
    const hearts = page.getByRole("button", { name: /wishlist/i, includeHidden: true });
    await expect(hearts.first()).toBeAttached();
    for (const button of await hearts.all()) await expect(button).toBeHidden();
  });
});
