import { expect, type Page } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../support/browser/axe.ts";
import { plainPart } from "../support/steps/cart-steps.ts";
import { watchConsole } from "../support/browser/console-watch.ts";
import { openHydrated } from "../support/browser/hydrated.ts";
import { test } from "../support/browser/test-with-warm-cache.ts";

type Panel = {
  path: string;
  /** Opens it and answers what must be seen when it is open. */
  open: (page: Page) => Promise<ReturnType<Page["getByRole"]>>;
  /** Where it looks different or exists at all; everywhere when left out. */
  widths?: number[];
};

const product = `/products/${stressCases.leftHandTwin}`;
/** Panels of the header are the same everywhere; the less there is behind them, the less is looked at once more. */
const shortPage = "/newsletter";
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** Every panel that a shopper can open on the way to the checkout. */
const panels: Record<string, Panel> = {
  "the phone's menu": {
    path: shortPage,
    widths: [390, 820],
    open: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      return page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Close menu" });
    },
  },
  "the menu": {
    path: shortPage,
    widths: [1440],
    open: async (page) => {
      const top = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: /Engine/ });
      await top.click();
      return page
        .getByRole("link", { name: /^View All/ })
        .filter({ visible: true })
        .first();
    },
  },
  "the search": {
    path: shortPage,
    open: async (page) => {
      await page.getByRole("combobox", { name: "Search" }).fill("brake");
      return page.getByRole("option").first();
    },
  },
  "a search that finds nothing": {
    path: shortPage,
    open: async (page) => {
      await page.getByRole("combobox", { name: "Search" }).fill("zzzzqqqq");
      return page.getByText("No products found").first();
    },
  },
  "an empty cart": {
    path: shortPage,
    open: async (page) => {
      await page.getByRole("link", { name: /^Cart,/ }).click();
      return dialog(page, "Your cart").getByText("Your cart is empty");
    },
  },
  "what was just added": {
    path: plainPart,
    open: async (page) => {
      await page.getByRole("button", { name: "Add to cart" }).first().click();
      return dialog(page, "Added to your cart").getByText("Cart subtotal");
    },
  },
  "a cart with a line and a wrong promo code": {
    path: plainPart,
    open: async (page) => {
      await page.getByRole("button", { name: "Add to cart" }).first().click();
      await dialog(page, "Added to your cart").getByRole("button", { name: "View cart" }).click();
      await dialog(page, "Your cart").getByLabel("Promo code").fill("NOPE");
      await page.keyboard.press("Enter");
      return dialog(page, "Your cart").getByText("This promo code is invalid");
    },
  },
  "the wishlist": {
    path: product,
    open: async (page) => {
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Save .* to wishlist$/ })
        .first()
        .click();
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^Wishlist/ })
        .click();
      return dialog(page, "Wishlist").getByRole("article").first();
    },
  },
  "the filters": {
    path: "/search?q=brake",
    widths: [390],
    open: async (page) => {
      await expect(page.locator("[popover=manual]")).toBeAttached();
      await page.getByRole("button", { name: /^Filters/ }).click();
      return dialog(page, "Filters").getByRole("button", { name: "Close" });
    },
  },
  "the gallery's zoom": {
    path: product,
    open: async (page) => {
      await expect(page.locator("[popover=manual]")).toBeAttached();
      await page
        .getByRole("link", { name: /^Look closer/ })
        .first()
        .click();
      return page.getByRole("dialog");
    },
  },
};

for (const [name, { path, open, widths }] of Object.entries(panels)) {
  test(`${name} opens without a word in the console, fits the screen and has no accessibility fault that axe can find`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    const [first = 1440] = widths ?? [];
    await page.setViewportSize({ width: first, height: 900 });
    await openHydrated(page, path);
    const shown = await open(page);
    await expect(shown).toBeVisible();
    await expectNoAxeFaults(page, widths);
    expect(messages).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
