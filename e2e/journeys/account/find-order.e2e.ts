import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { e2eAddress } from "../../support/shop/address.ts";
import { countedAdditions, fillCart, keptCart, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { placeOrder } from "../../support/steps/checkout.ts";

const main = (page: Page) => page.getByRole("main");

/** Buys two of a part without an account; the cart is empty again then. */
async function buyAsGuest(page: Page): Promise<{ orderName: string; email: string; title: string }> {
  const [part] = await plentifulProducts(page, "q=brake");
  if (part === undefined) throw new Error("no part that there is plenty of");
  await fillCart(page, [{ variantId: part.variantId, quantity: 2 }]);
  await page.goto("/cart");
  await main(page)
    .getByRole("link", { name: /Secure Checkout|Proceed to checkout/ })
    .first()
    .click();
  return { ...(await placeOrder(page)), title: part.title };
}

async function findOrder(page: Page, number: string, email: string): Promise<void> {
  await main(page).getByLabel("Order number").fill(number);
  await main(page).getByLabel("Email address").fill(email);
  await main(page).getByRole("button", { name: "Find order" }).click();
}

/** The order leaves the shop, as a parcel. */
async function leave(orderName: string): Promise<void> {
  const body = JSON.stringify({ stage: "sent" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/orders/${orderName}/fulfil`, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
}

async function expectOrder(page: Page, { orderName, title }: { orderName: string; title: string }): Promise<void> {
  await expect(page.getByRole("heading", { name: `Order ${orderName}`, level: 1 })).toBeVisible();
  const lines = main(page).getByRole("list", { name: "Parts of this order" });
  await expect(lines.getByText(title)).toBeVisible();
  await expect(main(page).getByText("Coburg VIC 3058")).toBeVisible();
  await expect(main(page)).not.toContainText("12 Test Street");
}

const notFound = "We can't find an order with this number and this email address.";

for (const width of [390, 1440]) {
  test(`at ${width} px a guest goes from the mail's link to the order, and has its parts again`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    const bought = await buyAsGuest(page);
    await page.getByRole("link", { name: "find your order" }).click();

    // A slip of the pen first: what was typed stays, and the answer says nothing of what there is.
    await findOrder(page, bought.orderName, "somebody@else.test");
    await expect(main(page).getByRole("alert")).toContainText(notFound);
    await expect(main(page).getByLabel("Order number")).toHaveValue(bought.orderName);
    await expectNoAxeFaults(page, [width]);

    await leave(bought.orderName);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await findOrder(page, ` #${bought.orderName.toLowerCase()} `, bought.email.toUpperCase());
    await expectOrder(page, bought);
    expect((await answer).headers()["cache-control"]).toBe("private, no-store");
    await expectNoAxeFaults(page, [width]);

    await main(page).getByRole("button", { name: "Add these parts to my cart" }).click();
    await expect(main(page).getByRole("status").filter({ hasText: "Everything of this order is in your cart." })).toBeVisible();
    expect((await keptCart(page)).totalQuantity).toBe(2);
    await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeAttached();
    await expect.poll(() => countedAdditions(page)).toEqual([{ quantity: 2, customer: null }]);
    await main(page).getByRole("link", { name: "Track this parcel" }).click();
    await expect(page.getByRole("heading", { name: /^Parcel DP\d+$/ })).toBeVisible();
    await page.goto("/orders/find");
    await expect(page.getByRole("heading", { name: "Find your order", level: 1 })).toBeVisible();
    // A refusal's answer is a 404 on purpose, and browsers tell of it.
    expect(messages.filter((message) => !message.includes("404"))).toEqual([]);
  });
}

test("the footer and the search lead to it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Find your order" }).click();
  await expect(page.getByRole("heading", { name: "Find your order", level: 1 })).toBeVisible();
  const { pages } = await (await page.request.get("/api/search/suggestions?q=track%20order")).json();
  expect(JSON.stringify(pages)).toContain("/orders/find");
});

test("nobody's order is found in the address, in a kept page or by a search engine", async ({ page }) => {
  const bought = await buyAsGuest(page);
  const asked = await page.request.get(`/orders/find?number=${bought.orderName}&email=${bought.email}`);
  expect([asked.status(), asked.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
  const text = await asked.text();
  expect(text).toContain('<meta name="robots" content="noindex');
  expect(text).not.toContain(bought.orderName);
});

/** Presses with nothing, then with what can't be an address: each is told beside its field, where the page begins. */
async function expectWrongFieldsToldByTheShop(page: Page): Promise<void> {
  const number = main(page).getByLabel("Order number");
  const email = main(page).getByLabel("Email address");
  await page.goto("/orders/find");
  await main(page).getByRole("button", { name: "Find order" }).click();
  await expect(number).toHaveAccessibleDescription(/Please enter the order's number/);
  await expect(email).toHaveAccessibleDescription(/valid email address/);
  await expect(number).toBeFocused();
  await expect(main(page).getByRole("alert"), "one message speaks").toHaveText(["Please check what is marked."]);
  await findOrder(page, "R100123", "somebody");
  await expect(email).toHaveAccessibleDescription(/valid email address/);
  await expect(email).toBeFocused();
  await expect(number).toHaveValue("R100123");
  await expect(number).not.toHaveAttribute("aria-invalid");
}

test("an empty or wrong field is told beside it, by the shop", ({ page }) => expectWrongFieldsToldByTheShop(page));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an empty or wrong field is told beside it, by the shop", ({ page }) => expectWrongFieldsToldByTheShop(page));

  test("a guest finds the order and has its parts again, once, however often the form is sent", async ({ page }) => {
    const bought = await buyAsGuest(page);
    await page.goto("/orders/find");
    await findOrder(page, bought.orderName, bought.email);
    await expectOrder(page, bought);
    await main(page).getByRole("button", { name: "Add these parts to my cart" }).click();
    await expect(main(page).getByText("Everything of this order is in your cart.")).toBeVisible();
    await page.reload();
    await expectOrder(page, bought);
    expect((await keptCart(page)).totalQuantity).toBe(2);
  });
});

test("on a phone a long error's mark stands beside its first line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/orders/find");
  await main(page).getByRole("button", { name: "Find order" }).click();
  const error = main(page).locator("span[role=none]", { hasText: "Please enter the order's number" });
  const mark = await error.locator("svg").boundingBox();
  const words = await error.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    return [...range.getClientRects()].map(({ x, y, height }) => ({ x, y, height }));
  });
  expect(words.length).toBeGreaterThan(1);
  expect((mark?.x ?? Infinity) + (mark?.width ?? 0)).toBeLessThan(words[0]?.x ?? 0);
  expect(mark?.y).toBeLessThan((words[0]?.y ?? 0) + (words[0]?.height ?? 0));
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeGreaterThan(words[0]?.y ?? Infinity);
});
