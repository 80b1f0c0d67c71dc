import { expect, type Page, test } from "@playwright/test";
import { e2eAddress } from "../../support/shop/address.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { fillCart, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { placeOrder } from "../../support/steps/checkout.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { signIn } from "../../support/steps/sign-in.ts";

const main = (page: Page) => page.getByRole("main");
const alerts = (page: Page) => main(page).getByRole("alert");
const told = (page: Page, text: string) => expect(main(page).getByRole("status").filter({ hasText: text })).toBeVisible();
const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();
const addressLines = (page: Page) => main(page).locator("address").allInnerTexts();

async function fillAddress(page: Page, street: string): Promise<void> {
  await page.getByLabel("Street address").fill(street);
  await page.getByLabel("Suburb or town").fill("Coburg");
  await page.getByRole("combobox", { name: "State or territory" }).selectOption({ label: "Victoria" });
  await page.getByLabel("Postcode").fill("3058");
}

/** Orders two parts, of the second two; answers the order's name. */
async function order(page: Page): Promise<string> {
  const [first, second] = await plentifulProducts(page, "q=brake");
  await fillCart(page, [{ variantId: first?.variantId ?? "" }, { variantId: second?.variantId ?? "", quantity: 2 }]);
  await page.goto("/cart");
  await main(page)
    .getByRole("link", { name: /Secure Checkout|Proceed to checkout/ })
    .click();
  return (await placeOrder(page)).orderName;
}

/** Has everything of an order delivered by now. */
async function deliver(orderName: string): Promise<void> {
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/orders/${orderName}/fulfil`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ stage: "delivered" }),
  });
  expect(answer.status).toBe(200);
}

test("a customer keeps name, addresses and emails in order without a page load, and is told of it [shop-2.18]", async ({ page }) => {
  const messages = watchConsole(page);
  const documents: string[] = [];
  await signIn(page);
  await openWithAllParts(page, "/account");
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const ways = page.getByRole("navigation", { name: "My account" });

  await test.step("the name is saved, and the email says why it stays", async () => {
    await ways.getByRole("link", { name: "My details" }).click();
    await page.getByLabel("First name").fill("Kim");
    await page.getByLabel("Last name").fill("Tester");
    await press(page, "Save details");
    await told(page, "Details saved");
    await expect(main(page).getByText("it can't be changed here")).toBeVisible();
    await page.getByLabel("First name").fill("<b>Kim</b>");
    await press(page, "Save details");
    await expect(page.getByLabel("First name")).toHaveAccessibleDescription(/HTML/);
    await expect(main(page).getByText("Details saved")).toBeHidden();
    await ways.getByRole("link", { name: "Overview" }).click();
    await expect(page.getByRole("heading", { name: "Hi Kim", level: 1 })).toBeVisible();
  });

  await test.step("an address is checked before it is sent, then by the platform, whose words stand beside the field", async () => {
    await ways.getByRole("link", { name: "Addresses" }).click();
    // The overview leads to the form, too.
    await expect(page.getByRole("heading", { name: "Addresses", level: 1 })).toBeVisible();
    await main(page).getByRole("link", { name: "Add an address" }).click();
    await expect(page.getByRole("heading", { name: "Add an address" })).toBeFocused();
    await press(page, "Save address");
    await expect(page.getByLabel("Street address")).toBeFocused();
    await expect(page.getByLabel("Street address")).toHaveAccessibleDescription("Please enter a street address.");
    await fillAddress(page, "12 Test Street");
    await page.getByLabel("Phone").fill("12");
    await press(page, "Save address");
    await expect(alerts(page).first()).toContainText("not a phone number");
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/not a phone number/);
    await expect(page.getByLabel("Street address")).toHaveValue("12 Test Street");
    await expectNoAxeFaults(page, [390]);
    await page.getByLabel("Phone").fill("03 9350 1187");
    await press(page, "Save address");
    await told(page, "Address added");
    await expect(main(page).getByText("(03) 9350 1187")).toBeVisible();
  });

  await test.step("the country chooses among which regions; another default moves to the front", async () => {
    await main(page).getByRole("link", { name: "Add an address" }).click();
    await page.getByLabel("Country").selectOption("New Zealand");
    await page.getByLabel("Street address").fill("9 Other Street");
    await page.getByLabel("Suburb or town").fill("Auckland");
    await expect(page.getByRole("combobox", { name: "Region" }).getByRole("option")).toHaveCount(17);
    await page.getByRole("combobox", { name: "Region" }).selectOption({ label: "Auckland" });
    await page.getByLabel("Postcode").fill("1061");
    await press(page, "Save address");
    await told(page, "Address added");
    await press(page, "Make default 9 Other Street");
    await told(page, "Default address changed");
    expect((await addressLines(page))[0]).toContain("9 Other Street");
    await main(page).getByRole("link", { name: "Edit 12 Test Street" }).click();
    await expect(page.getByRole("combobox", { name: "State or territory" })).toHaveValue("AU-VIC");
    await page.getByLabel("Street address").fill("14 Test Street");
    await press(page, "Save address");
    await told(page, "Address saved");
    await page.goBack();
    await expect(page).toHaveURL(/\/account\/addresses(\?|$)/);
  });

  await test.step("an address goes after a question, which Escape, Cancel and Back answer with no, and which holds a phone's page still", async () => {
    const question = page.getByRole("dialog", { name: "Remove address" });
    const asking = await main(page).getByRole("link", { name: "Remove 14 Test Street" }).getAttribute("href");
    await openWithAllParts(page, asking ?? "");
    await expect(main(page).getByRole("region", { name: "Remove address" })).toContainText("14 Test Street");
    await expect(question).toBeHidden();
    await openWithAllParts(page, "/account/addresses");
    documents.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    const ask = () => main(page).getByRole("link", { name: "Remove 14 Test Street" }).click();
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => question.getByRole("button", { name: "Cancel" }).click(),
      () => page.goBack(),
    ]) {
      await ask();
      await expect(question).toContainText("14 Test Street");
      expect(await overflow()).toBe("hidden");
      await leave();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(/\/account\/addresses$/);
      expect(await overflow()).not.toBe("hidden");
    }
    await ask();
    await expectNoAxeFaults(page, [390]);
    await question.getByRole("button", { name: "Yes" }).click();
    await told(page, "Address removed");
    expect(await addressLines(page)).toHaveLength(1);
  });

  await test.step("each change says itself when it failed, and forgets it when it is tried again", async () => {
    await page.route(
      "**/api/account/addresses/remove",
      (route) => route.fulfill({ status: 502, json: { code: "UPSTREAM_FAILED", detail: "broken" } }),
      {
        times: 1,
      },
    );
    await main(page).getByRole("link", { name: "Remove 9 Other Street" }).click();
    const question = page.getByRole("dialog", { name: "Remove address" });
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(question.getByText("Failed to delete address.")).toBeVisible();
    await question.getByRole("button", { name: "Yes" }).click();
    await told(page, "Address removed");
    await expect(question).toBeHidden();
    await expect(page.getByRole("heading", { name: "No addresses yet" })).toBeVisible();
  });

  await test.step("marketing emails are switched on and off", async () => {
    await ways.getByRole("link", { name: "Marketing emails" }).click();
    await press(page, "Send me emails");
    await told(page, "Your choice is saved");
    await press(page, "Stop these emails");
    await expect(main(page).getByRole("button", { name: "Send me emails" })).toBeVisible();
    await expect(main(page).getByText("You don't get our emails.")).toBeVisible();
  });
  expect(documents).toEqual([]);
  expect(messages.filter((message) => !/status of (422|502)/.test(message))).toEqual([]);
});

test("an order is in the history as a record that prints, and its parts can be sent back once they are there", async ({ page }) => {
  const messages = watchConsole(page);
  await signIn(page, { path: "/account/myordersreturnsapp" });
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  const name = await order(page);

  await page.goto("/account/MyOrdersReturnsApp");
  await expect(page).toHaveURL(/\/account\/myordersreturnsapp$/);
  await main(page)
    .getByRole("link", { name: `Order ${name}` })
    .click();
  await expect(page).toHaveTitle(`Order ${name} | Rares`);
  await expect(main(page).getByText("In progress")).toBeVisible();
  await expect(main(page).getByText("Parts can be sent back once you have them.")).toBeVisible();

  await test.step("what was delivered can come back, and a reason is asked for what does", async () => {
    await deliver(name);
    await openWithAllParts(page, page.url());
    await expect(main(page).getByText("Delivered", { exact: true }), "the order, and its parcel").toHaveCount(2);
    await press(page, "Request return");
    await expect(alerts(page)).toHaveText("Please choose how many of which part you want to send back.");
    await main(page).getByRole("combobox", { name: "How many?" }).last().selectOption("1");
    await expect(main(page).getByRole("combobox", { name: "Why?" }).filter({ visible: true })).toHaveCount(1);
    await press(page, "Request return");
    await expect(alerts(page)).toHaveText("Please choose a reason for every part you send back.");
    await main(page).getByRole("combobox", { name: "Why?" }).selectOption({ index: 1 });
    await main(page).getByRole("textbox", { name: "Anything we should know?" }).fill("The thread is too coarse");
    await expectNoAxeFaults(page, [390, 1440]);
    await press(page, "Request return");
    await told(page, "is requested");
    await expect(main(page).getByText(`Return ${name}-R1`, { exact: true })).toBeVisible();
  });

  await test.step("it prints as a record: the order and its parts, and nothing that only works on a screen", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: `Order ${name}` })).toBeVisible();
    await expect(main(page).getByRole("list", { name: "Parts of this order" }).getByRole("listitem")).toHaveCount(2);
    for (const control of await main(page).locator("button, select, input, nav, #again-title").all()) await expect(control).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  expect(messages).toEqual([]);
});

test("the account leads home whoever isn't signed in, wherever they come from, and keeps its pages out of every cache and index [shop-6.2]", async ({
  page,
}) => {
  for (const path of ["/account", "/account/addresses", "/account/myordersreturnsapp/5500000100123", "/account/no-such-page"]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], path).toEqual([303, "/"]);
  }
  await signIn(page);
  const answer = await page.request.get("/account");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(await answer.text()).toContain('content="noindex, follow"');
  expect((await page.request.get("/account/no-such-page")).status()).toBe(404);
  expect((await page.request.get("/account/myordersreturnsapp/1")).status()).toBe(404);
  // Every answer to a call with the session puts the marker right.
  const started = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/session");
  await openWithAllParts(page, "/stores");
  await started;
  await page.context().clearCookies({ name: "signed-in" });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/account", textContent: "To the account" });
    document.querySelector("main")?.append(link);
  });
  await page.getByRole("link", { name: "To the account" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every form of the account does its work and tells of it, and keeps what was typed when it couldn't", async ({ page }) => {
    await signIn(page, { path: "/account/account-details" });
    await page.getByLabel("First name").fill("Kim");
    await press(page, "Save details");
    await told(page, "Details saved");
    await page.getByLabel("First name").fill("<b>Kim</b>");
    await press(page, "Save details");
    await expect(page.getByLabel("First name")).toHaveValue("<b>Kim</b>");
    await expect(page.getByLabel("First name")).toHaveAccessibleDescription(/HTML/);

    await page.goto("/account/addresses");
    for (const street of ["12 Test Street", "9 Other Street"]) {
      await main(page).getByRole("link", { name: "Add an address" }).click();
      await fillAddress(page, street);
      await page.getByLabel("Phone").fill("12");
      await press(page, "Save address");
      await expect(page.getByLabel("Street address")).toHaveValue(street);
      await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/not a phone number/);
      await page.getByLabel("Phone").fill("");
      await press(page, "Save address");
      await told(page, "Address added");
    }
    await press(page, "Make default 9 Other Street");
    await told(page, "Default address changed");
    await main(page).getByRole("link", { name: "Edit 12 Test Street" }).click();
    await page.getByLabel("Unit, level or building").fill("Bay 4");
    await press(page, "Save address");
    await told(page, "Address saved");
    await expect(main(page).getByRole("link", { name: "Remove 9 Other Street" })).toHaveCount(0);
    const edit = String(await main(page).getByRole("link", { name: "Edit 9 Other Street" }).getAttribute("href"));
    await page.goto(edit.replace("?edit=", "?remove="));
    await expect(alerts(page)).toContainText("To remove this address, make another one the default first.");
    await main(page).getByRole("link", { name: "Remove 12 Test Street" }).click();
    await press(page, "Yes");
    await told(page, "Address removed");
    expect(await addressLines(page)).toHaveLength(1);

    await page.goto("/account/manage-marketing-emails");
    await press(page, "Send me emails");
    await told(page, "Your choice is saved");

    const name = await order(page);
    await deliver(name);
    await page.goto("/account");
    await main(page)
      .getByRole("link", { name: `Order ${name}` })
      .click();
    await press(page, "Request return");
    await expect(alerts(page)).toHaveText("Please choose how many of which part you want to send back.");
    await main(page).getByRole("combobox", { name: "How many?" }).first().selectOption("1");
    await main(page).getByRole("combobox", { name: "Why?" }).selectOption({ index: 1 });
    await press(page, "Request return");
    await told(page, `Return ${name}-R1 is requested.`);
  });
});
