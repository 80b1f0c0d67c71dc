import { expect, type Locator, type Page } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { waitForParts } from "../browser/hydrated.ts";
import { plainPart } from "./cart-steps.ts";
import { signIn } from "./sign-in.ts";

/** How buttons and links are pressed on the way into a panel. */
type Press = (control: Locator) => Promise<void>;
const byPointer: Press = (control) => control.click();

type Panel = {
  path: string;
  /** Opens it and answers what must be seen when it is open. */
  open: (page: Page, press?: Press) => Promise<Locator>;
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
    open: async (page, press = byPointer) => {
      await press(page.getByRole("button", { name: "Menu", exact: true }));
      return page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Close menu" });
    },
  },
  "a department in the phone's menu": {
    path: shortPage,
    widths: [390, 820],
    open: async (page, press = byPointer) => {
      await press(page.getByRole("button", { name: "Menu", exact: true }));
      await press(page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: /Engine/ }));
      return page
        .getByRole("link", { name: /^View All/ })
        .filter({ visible: true })
        .first();
    },
  },
  "the menu": {
    path: shortPage,
    widths: [1440],
    open: async (page, press = byPointer) => {
      await press(page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: /Engine/ }));
      return page
        .getByRole("link", { name: /^View All/ })
        .filter({ visible: true })
        .first();
    },
  },
  "the search": {
    path: shortPage,
    open: async (page) => {
      await page.getByRole("combobox", { name: "Search" }).pressSequentially("brake");
      return page.getByRole("option").first();
    },
  },
  "a search that finds nothing": {
    path: shortPage,
    open: async (page) => {
      await page.getByRole("combobox", { name: "Search" }).pressSequentially("zzzzqqqq");
      return page.getByText("No products found").first();
    },
  },
  "an empty cart": {
    path: shortPage,
    open: async (page, press = byPointer) => {
      await press(page.getByRole("link", { name: /^Cart,/ }));
      return dialog(page, "Your cart").getByText("Your cart is empty");
    },
  },
  "what was just added": {
    path: plainPart,
    open: async (page, press = byPointer) => {
      await press(page.getByRole("button", { name: "Add to cart" }).first());
      return dialog(page, "Added to your cart").getByText("Cart subtotal");
    },
  },
  "a cart with a line and a wrong promo code": {
    path: plainPart,
    open: async (page, press = byPointer) => {
      await press(page.getByRole("button", { name: "Add to cart" }).first());
      await press(dialog(page, "Added to your cart").getByRole("button", { name: "View cart" }));
      await dialog(page, "Your cart").getByLabel("Promo code").fill("NOPE");
      await page.keyboard.press("Enter");
      return dialog(page, "Your cart").getByText("This promo code is invalid");
    },
  },
  "the wishlist": {
    path: product,
    open: async (page, press = byPointer) => {
      await press(
        page
          .getByRole("main")
          .getByRole("button", { name: /^Save .* to wishlist$/ })
          .first(),
      );
      await press(page.getByRole("banner").getByRole("button", { name: /^Wishlist/ }));
      return dialog(page, "Wishlist").getByRole("article").first();
    },
  },
  "the stores": {
    path: shortPage,
    open: async (page, press = byPointer) => {
      await expect(page.locator("[popover=manual]")).toBeAttached();
      await press(page.getByRole("banner").getByRole("link", { name: /store/i }));
      return dialog(page, "Stores").getByText("View all stores");
    },
  },
  "the garage": {
    path: shortPage,
    open: async (page, press = byPointer) => {
      await expect(page.locator("[popover=manual]")).toBeAttached();
      await press(page.getByRole("banner").getByRole("link", { name: "Add your vehicle" }));
      return page.getByRole("dialog").getByRole("button", { name: /close/i }).first();
    },
  },
  "the account's menu": {
    path: shortPage,
    widths: [1440],
    open: async (page, press = byPointer) => {
      await signIn(page, { path: shortPage });
      await press(page.getByRole("button", { name: /^Hi |^Account$/ }));
      return page.getByRole("link", { name: "My Details" });
    },
  },
  "the filters": {
    path: "/search?q=brake",
    widths: [390],
    open: async (page, press = byPointer) => {
      await expect(page.locator("[popover=manual]")).toBeAttached();
      await press(page.getByRole("button", { name: /^Filters/ }));
      return dialog(page, "Filters").getByRole("button", { name: "Close" });
    },
  },
  "the gallery's zoom": {
    path: product,
    open: async (page, press = byPointer) => {
      await expect(page.locator("[popover=manual]")).toBeAttached();
      await press(page.getByRole("link", { name: /^Look closer/ }).first());
      return page.getByRole("dialog");
    },
  },
  "the size guide": {
    path: `/products/${stressCases.oneVariantOut}`,
    open: async (page, press = byPointer) => {
      await waitForParts(page);
      await press(page.getByRole("link", { name: "Size guide" }));
      return dialog(page, "Size guide").getByRole("table").first();
    },
  },
  "the question before signing out": {
    path: shortPage,
    widths: [1440],
    open: async (page, press = byPointer) => {
      await signIn(page, { path: shortPage });
      // Sooner the link leads to a page that asks the same.
      await waitForParts(page);
      await press(page.getByRole("button", { name: /^Hi |^Account$/ }));
      await press(page.getByRole("link", { name: "Sign Out" }));
      return dialog(page, "Log out?").getByRole("button", { name: "Go Back" });
    },
  },
};
