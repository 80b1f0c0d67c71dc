import { expect, type Page } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { plainPart } from "./cart-steps.ts";
import { signIn } from "./sign-in.ts";

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
export const panels: Record<string, Panel> = {
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
  "the stores": {
    path: shortPage,
    open: async (page) => {
      await expect(page.locator("[popover=manual]")).toBeAttached();
      await page.getByRole("banner").getByRole("link", { name: /store/i }).click();
      return dialog(page, "Stores").getByText("View all stores");
    },
  },
  "the garage": {
    path: shortPage,
    open: async (page) => {
      await expect(page.locator("[popover=manual]")).toBeAttached();
      await page.getByRole("banner").getByRole("link", { name: "Add your vehicle" }).click();
      return page.getByRole("dialog").getByRole("button", { name: /close/i }).first();
    },
  },
  "the account's menu": {
    path: shortPage,
    widths: [1440],
    open: async (page) => {
      await signIn(page, { path: shortPage });
      await page.getByRole("button", { name: /^Hi |^Account$/ }).click();
      return page.getByRole("link", { name: "My Details" });
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
