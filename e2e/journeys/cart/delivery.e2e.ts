import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";

const longDate = /\d{1,2} [A-Z][a-z]+ 20\d\d/;
const tabOf = (page: Page, name: string) => page.getByRole("tab", { name });
const deliveryOf = (page: Page) => page.getByRole("tabpanel", { name: "Delivery" });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px a postcode in two states asks for the suburb, and then a day is named [shop-5.14]`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize(viewport);
    await openWithAllParts(page, `/products/${stressCases.oneLeft}`);
    await tabOf(page, "Delivery").click();
    const box = deliveryOf(page).getByRole("combobox", { name: "Postcode" });
    await expect(box).toHaveAttribute("placeholder", "Enter postcode");
    await box.fill("2620");
    await expect(deliveryOf(page).getByText("Choose your suburb from the list.")).toBeVisible();
    await expect(deliveryOf(page).getByRole("option", { name: /^Tharwa ACT/ })).toBeVisible();
    await expect(deliveryOf(page).getByRole("option", { name: /^Royalla NSW/ })).toBeVisible();
    await deliveryOf(page)
      .getByRole("option", { name: /^Tharwa ACT/ })
      .click();
    await expect(deliveryOf(page).getByText(/should be there by/)).toContainText(longDate);
    await expect(deliveryOf(page)).toContainText("Tharwa ACT 2620");
    await expect(deliveryOf(page)).toContainText("$12.95 flat rate");
    await expectNoAxeFaults(page, [viewport.width]);

    await expect(deliveryOf(page).getByRole("button", { name: "Change" })).toBeFocused();

    await page.reload();
    await tabOf(page, "Delivery").click();
    await expect(deliveryOf(page).getByText(/should be there by/)).toContainText(longDate);
    await deliveryOf(page).getByRole("button", { name: "Change" }).click();
    await expect(box).toBeFocused();
    await box.fill("zzzz");
    await expect(deliveryOf(page).getByText("No results found")).toBeVisible();
    expect(messages).toEqual([]);
  });
}

test("a postcode with one suburb is taken as it is, and the day is that of the quantity in the box [shop-4.32]", async ({ page }) => {
  await openWithAllParts(page, `/products/${stressCases.numberWithDash}`);
  await tabOf(page, "Delivery").click();
  await deliveryOf(page).getByRole("combobox", { name: "Postcode" }).fill("3071");
  await expect(deliveryOf(page)).toContainText("Thornbury VIC 3071");
  await expect(deliveryOf(page).getByRole("button", { name: "Change" })).toBeFocused();
  await expect(deliveryOf(page).getByText(/^Order today, and it should be there by/)).toContainText(longDate);

  const asked: number[] = [];
  await page.route("**/api/delivery/**", async (route) => {
    const { products }: { products: { qty: number; weight: number }[] } = route.request().postDataJSON();
    asked.push(products[0]?.qty ?? 0);
    // The answer for two never comes while somebody waits for it.
    if (products[0]?.qty !== 2) await route.continue();
  });
  const more = page.getByRole("button", { name: "One more" }).first();
  await more.click();
  await expect.poll(() => asked).toEqual([2]);
  const [givenUp] = await Promise.all([page.waitForEvent("requestfailed"), more.click(), more.click()]);
  expect(givenUp.postDataJSON()).toMatchObject({ products: [{ qty: 2 }] });
  await expect(deliveryOf(page).getByText(/^Order today, and all 4 should be there by/)).toContainText(longDate);
  expect(asked, "one question for both presses").toEqual([2, 4]);
});

test("what a kit's stores can put together is counted from its components", async ({ page, request }) => {
  const path = `/api/products/${stressCases.kit}`;
  const kit: { bundleComponents: { quantity: number; variants: { id: string }[] }[] } = await (await request.get(path)).json();
  const stores: { storeName: string; unitsByVariant: Record<string, number> }[] = await (await request.get(`${path}/stock`)).json();
  const isComplete = ({ unitsByVariant }: (typeof stores)[number]) =>
    kit.bundleComponents.every(({ quantity, variants: [variant] }) => (unitsByVariant[variant?.id ?? ""] ?? 0) >= quantity);
  await openWithAllParts(page, `/products/${stressCases.kit}`);
  const complete = stores.filter(isComplete).length;
  const words = complete > 0 ? `In stock at ${complete} of ${stores.length} stores` : "No store has it on the shelf";
  await expect(page.getByRole("tabpanel", { name: "Find in store" }).getByText(words)).toBeVisible();
});

test("stock is sorted from the shopper's store, which comes first and says when to collect", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("myStore", JSON.stringify({ placeId: "ChIJEzxTHhjMZpAemsTS4adKp06", shortName: "Dandenong South", state: "VIC" })),
  );
  await openWithAllParts(page, `/products/${stressCases.oneLeft}`);
  const stock = page.getByRole("tabpanel", { name: "Find in store" });
  await stock.getByText(/^In stock at 1 of \d+ stores$/).click();
  const rows = stock.getByRole("list", { name: "Stock at our stores" }).getByRole("listitem");
  await expect(rows.first()).toContainText("Dandenong South");
  await expect(rows.first()).toContainText("My Store");
  await expect(rows.first()).toContainText(/Order before 12pm to collect on \w+|Order now to collect (tomorrow|on \w+)/);
  await expect(rows.nth(1)).toContainText(/VIC, [\d.]+ km/);
  await expectNoAxeFaults(page, [390, 1440]);
});

test("a store chosen on the page says at once when to collect; nobody asks for stores before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => new URL(request.url()).pathname.startsWith("/api/stores") && asked.push(request.url()));
  await openWithAllParts(page, `/products/${stressCases.oneLeft}`);
  const stock = page.getByRole("tabpanel", { name: "Find in store" });
  expect(asked).toEqual([]);
  await stock.getByRole("link", { name: "Set my store" }).click();
  const panel = page.getByRole("dialog", { name: "Stores" });
  await panel.getByRole("combobox", { name: "Postcode or suburb" }).fill("3071");
  await panel
    .getByRole("button", { name: /^Set as my store/ })
    .first()
    .click();
  await expect(stock.getByText("My Store").first()).toBeVisible();
  await stock.getByText(/^In stock at 1 of \d+ stores$/).click();
  await expect(stock.getByText(/Order before 12pm to collect on \w+|Order now to collect (tomorrow|on \w+)/)).toBeVisible();
});

test("nobody is asked to collect on a day on which the store is shut [shop-2.34]", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("myStore", JSON.stringify({ placeId: "ChIJEzxTHhjMZpAemsTS4adKp06", shortName: "Dandenong South", state: "VIC" })),
  );
  // A Saturday, half past two in Melbourne: the store has shut, and doesn't open on Sundays.
  await page.clock.setFixedTime(new Date("2026-11-28T03:30:00Z"));
  await openWithAllParts(page, `/products/${stressCases.oneLeft}`);
  const stock = page.getByRole("tabpanel", { name: "Find in store" });
  await expect(stock.getByText("Order now to collect on Monday 30 November").first()).toBeVisible();
});

test("parts that no day can be named for say why [shop-9.26]", async ({ page }) => {
  for (const [handle, words] of [
    [stressCases.inStoreOnly, "This part can't be posted"],
    [stressCases.backorder, "Backordered items are dispatched on arrival."],
    [stressCases.madeToOrder, "This part is made once you order it, and sent once it is ready."],
    [stressCases.specialOrder, "This part can't be posted"],
    [stressCases.outOfStock, "There is none to send for now."],
  ] as const) {
    await openWithAllParts(page, `/products/${handle}`);
    await tabOf(page, "Delivery").click();
    await expect(deliveryOf(page)).toContainText(words);
    await expect(deliveryOf(page).getByRole("combobox")).toHaveCount(0);
  }
});
