import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { addedPanel, cartButton, cartPanel, keptCart, notification, plainPart } from "../../support/steps/cart-steps.ts";
import { placeOrder } from "../../support/steps/checkout.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";

test("a cart that the shop has lost is filled again, and an ordered one is not", async ({ page, context }) => {
  await openHydrated(page, plainPart);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  await expect(cartButton(page, 1)).toBeAttached();

  const messages = watchConsole(page);
  await test.step("without its cookie the browser puts its lines into a new cart and says so", async () => {
    await context.clearCookies({ name: "rares" });
    await openHydrated(page, "/cart");
    await expect(notification(page, "Your cart had expired, so we filled it again.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    expect((await keptCart(page)).totalQuantity).toBe(1);
  });

  await test.step("a quantity that was sent to a cart lost meanwhile is carried over", async () => {
    await openHydrated(page, "/cart");
    await expect(cartButton(page, 1)).toBeAttached();
    await context.clearCookies({ name: "rares" });
    await page.getByRole("main").getByRole("button", { name: "One more" }).click();
    await expect(notification(page, "Your cart had expired, so we filled it again.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("spinbutton")).toHaveValue("2");
    await expect.poll(async () => (await keptCart(page)).totalQuantity).toBe(2);
    await page.getByRole("main").getByRole("button", { name: "One fewer" }).click();
    await expect(cartButton(page, 1)).toBeAttached();
  });

  await test.step("what is added to a lost cart joins what was in it, even before the loss was noticed", async () => {
    await openHydrated(page, "/search?q=water+pump");
    await context.clearCookies({ name: "rares" });
    await page.route("**/api/cart/lines", async (route) => {
      await delay(700);
      await route.continue();
    });
    await page
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click();
    await expect.poll(async () => (await keptCart(page)).lines.length).toBe(2);
    await expect(cartButton(page, 2)).toBeAttached();
    await page.unroute("**/api/cart/lines");
  });

  expect(messages).toEqual([]);

  await test.step("an order empties the cart for good, in every tab", async () => {
    await openHydrated(page, "/cart");
    await page.getByRole("link", { name: "Proceed to checkout" }).click();
    await placeOrder(page);
    await openHydrated(page, "/cart");
    await waitForParts(page);
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await cartButton(page, 0).click();
    await expect(cartPanel(page).getByText("Your cart is empty")).toBeVisible();
    expect((await keptCart(page)).totalQuantity).toBe(0);
  });
});

test("an affiliate's click reaches the order with its line, stays out of sight, and leaves pages as they are for everyone [shop-7.10]", async ({
  page,
  context,
}) => {
  const plain = await page.request.get("/");
  const clicked = await page.request.get("/?cfclick=aff-42.x");
  expect(clicked.headers()["set-cookie"]).toBeUndefined();
  expect(clicked.headers()["cache-control"]).toBe(plain.headers()["cache-control"]);

  await openHydrated(page, "/?cfclick=aff-42.x");
  await page.mouse.move(10, 10);
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === "__cfclick")?.value).toBe("aff-42.x");
  await openHydrated(page, "/?cfclick=%3Cscript%3E");
  await openHydrated(page, plainPart);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  await openHydrated(page, "/cart");
  await expect(page.locator("body")).not.toContainText(/aff-42|cfclick/);
  await page.getByRole("link", { name: "Proceed to checkout" }).click();
  await expect(page.locator("body")).not.toContainText(/aff-42|cfclick/);
  expect(await placeOrder(page)).toMatchObject({ lines: [{ attributes: [{ key: "__cfclick", value: "aff-42.x" }] }] });
});
