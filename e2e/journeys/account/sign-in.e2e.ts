import { expect, type Page, test } from "@playwright/test";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { addedPanel, fillCart, keptCart, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { freshEmail } from "../../support/shop/mailbox.ts";
import { newestCode, signIn } from "../../support/steps/sign-in.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const sameSite = { "sec-fetch-site": "same-origin" };

const banner = (page: Page) => page.getByRole("banner");
const logoutModal = (page: Page) => page.getByRole("dialog", { name: "Log out?" });
const sessionCalls = (page: Page) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(session|account)/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
};

async function rename(page: Page, firstName: string): Promise<void> {
  const answer = await page.request.patch("/api/account", { data: { firstName, lastName: "Tester" }, headers: sameSite });
  expect(answer.status()).toBe(200);
}

async function fillInCode(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Six-digit code").fill(await newestCode(email));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const reportedCustomers = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry) => "event" in entry && entry.event === "add_to_cart")
      .map((entry) => ("customer_id" in entry ? entry.customer_id : null)),
  );

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

test("a shopper signs in from the header, is greeted in the room that was kept, gets their own prices, and signs out of all of it [shop-4.1] [shop-4.7] [shop-4.8] [shop-2.15] [shop-2.93]", async ({
  page,
  context,
}) => {
  const messages = watchConsole(page);
  const calls = sessionCalls(page);
  await page.setViewportSize(desktop);
  const [part] = await plentifulProducts(page, "q=water+pump");
  await fillCart(page, [{ variantId: part?.variantId ?? "" }]);
  const listPrice = (await keptCart(page)).totalCents;

  await test.step("signed out nothing is asked about a session, and 'Sign In' leads to the identity provider as a document", async () => {
    await openWithAllParts(page, "/stores");
    await expect(banner(page).getByRole("button", { name: "Account" })).toBeHidden();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Manage Account" })).toBeHidden();
    expect(calls).toEqual([]);
    await banner(page).getByRole("link", { name: "Sign In" }).click();
    await fillInCode(page, `buyer-${crypto.randomUUID()}@workshop.example`);
    await expect(page).toHaveURL("/");
  });

  await test.step("the cart is the customer's, with the prices of their company", async () => {
    await expect(banner(page).getByRole("button", { name: "Account" })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Manage Account" })).toBeVisible();
    await expect.poll(async () => (await keptCart(page)).totalCents).toBeLessThan(listPrice);
    await expect(page).toHaveURL("/");
  });

  await test.step("a short first name is greeted without anything moving; a long one is left out", async () => {
    await rename(page, "Kristen");
    const isAsked = page.waitForResponse((answer) => answer.url().endsWith("/api/session") && answer.request().method() === "POST");
    await openWithAllParts(page, "/stores");
    await isAsked;
    const account = banner(page).getByRole("button", { name: /^(?:Account|Hi )/ });
    await expect(account).toHaveText("Account");
    const neighbour = await banner(page).getByRole("button", { name: "Wishlist" }).boundingBox();
    await rename(page, "Sharon");
    await page.reload();
    await expect(account).toHaveText("Hi Sharon");
    expect(await banner(page).getByRole("button", { name: "Wishlist" }).boundingBox()).toEqual(neighbour);
    await page.getByRole("contentinfo").getByRole("link", { name: "Find a store" }).click();
    await expect(account).toHaveText("Hi Sharon");
  });

  await test.step("adding to the cart is reported with the customer's id", async () => {
    await page.goto("/search?q=water+pump");
    await expect(banner(page).getByRole("button", { name: "Hi Sharon" })).toBeVisible();
    await page
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click();
    await expect.poll(() => reportedCustomers(page)).toEqual([expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/)]);
    await expect(addedPanel(page)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("on a phone the button and the menu lead straight to the account", async () => {
    await page.setViewportSize(phone);
    await expect(banner(page).getByRole("link", { name: "Account", exact: true })).toHaveAttribute("href", "/account");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("link", { name: "Login/Sign Up" })).toBeHidden();
    await expect(page.getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/account");
    await page.keyboard.press("Escape");
    await page.setViewportSize(desktop);
  });

  await test.step("the dropdown leads to the account, without a fault that axe can find", async () => {
    const account = banner(page).getByRole("button", { name: "Hi Sharon" });
    await account.press("Enter");
    await expect(banner(page).getByRole("link", { name: "Order History" })).toHaveAttribute("href", "/account#order-history");
    await expectNoAxeFaults(page, [1440]);
    const details = banner(page).getByRole("link", { name: "My Details" });
    await details.click();
    await expect(page).toHaveURL(/\/account#my-details$/);
    await expect(details).toBeHidden();
  });

  await test.step("a name that is changed there is the one in the header", async () => {
    const main = page.getByRole("main");
    // Away from the menu, over which the pointer is left when the dropdown closes.
    await page.mouse.move(700, 890);
    await main.getByRole("link", { name: "My details", exact: true }).first().click();
    await main.getByLabel("First name").fill("Robin");
    await main.getByRole("button", { name: "Save details" }).click();
    await expect(banner(page).getByRole("button", { name: "Hi Robin" })).toBeVisible();
  });

  await test.step("signing out asks first; 'Go Back' and Escape cancel, and the focus is where it was", async () => {
    const account = banner(page).getByRole("button", { name: "Hi Robin" });
    const signOut = banner(page).getByRole("link", { name: "Sign Out" });
    await account.press("Enter");
    await signOut.click();
    await expectNoAxeFaults(page, [390]);
    await page.setViewportSize(desktop);
    await logoutModal(page).getByRole("button", { name: "Go Back" }).click();
    await expect(logoutModal(page)).toBeHidden();
    await expect(account).toBeFocused();
    await account.press("Enter");
    await signOut.press("Enter");
    await expect(logoutModal(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(logoutModal(page)).toBeHidden();
    await expect(account).toBeFocused();
  });
  expect(messages).toEqual([]);

  await test.step("a sign-out that fails can be tried again, and goes home once it is done", async () => {
    await page.route("**/api/session/sign-out", (route) => route.fulfill({ status: 503, json: { code: "UPSTREAM_UNAVAILABLE" } }), {
      times: 1,
    });
    await banner(page).getByRole("button", { name: "Hi Robin" }).click();
    await banner(page).getByRole("link", { name: "Sign Out" }).click();
    const logOut = logoutModal(page).getByRole("button", { name: "Log Out", exact: true });
    const failed = page.waitForResponse("**/api/session/sign-out");
    await logOut.click();
    await failed;
    await expect(logOut).toBeEnabled();
    await expect(page).toHaveURL(/\/account/);
    await logOut.click();
    await expect(page).toHaveURL("/");
    await expect(banner(page).getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Manage Account" })).toBeHidden();
  });

  await test.step("nothing of the customer is left: not on the pages before, not on the cart, not in what is reported", async () => {
    await page.goBack();
    await expect(banner(page).getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page).not.toHaveURL(/\/account/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("signed-in");
    calls.length = 0;
    await openWithAllParts(page, "/search?q=water+pump");
    await page
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click();
    await expect.poll(() => reportedCustomers(page)).toEqual([null]);
    expect(calls).toEqual([]);
    await page.goto("/account");
    await expect(page).toHaveURL("/");
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in, reaching the account and signing out need no script, and opening a page never signs out", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/");
    await banner(page).getByRole("link", { name: "Sign In" }).click();
    await fillInCode(page, freshEmail());
    await expect(page).toHaveURL("/");
    await banner(page).getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/account");

    await page.goto("/logout");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Log out?");
    await main.getByRole("link", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/account");
    await page.goto("/logout");
    await main.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/account");
    await expect(page).toHaveURL("/");
    await page.goto("/logout");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("You're signed out");
    await expect(main.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  });
});

test("a sign-in that is given up leads back to the shop, with everything as it was", async ({ page }) => {
  await openHydrated(page, "/stores");
  await banner(page).getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/");
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a customer who can't be loaded is told so, and stays 'Account' [shop-8.6] [shop-2.14]", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.route("**/api/session", (route) => route.fulfill({ status: 502, json: { code: "UPSTREAM_FAILED", detail: "no" } }));
  await signIn(page, { path: "/stores" });
  await expect(page.getByRole("alert").getByText("Failed to load customer.")).toBeVisible();
  await expect(banner(page).getByRole("button", { name: "Account" })).toBeVisible();
});
