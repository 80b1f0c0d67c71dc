import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "../../sandbox/catalogue/stress-cases.ts";
import { openWithAllParts } from "../all-parts.ts";
import { expectNoAxeFaults } from "../axe.ts";
import { watchConsole } from "../console-watch.ts";

const longDate = /\d{1,2} [A-Z][a-z]+ 20\d\d/;
const tabOf = (page: Page, name: string) => page.getByRole("tab", { name });
const deliveryOf = (page: Page) => page.getByRole("tabpanel", { name: "Delivery" });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px a postcode in two states asks for the suburb, and then a day is named`, async ({ page }) => {
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
  await expect(rows.first()).toContainText(/Order before 12pm to collect on \w+|Order now to collect tomorrow/);
  await expect(rows.nth(1)).toContainText(/VIC, [\d.]+ km/);
  await expectNoAxeFaults(page, [390, 1440]);
});

test("parts that no day can be named for say why", async ({ page }) => {
  for (const [handle, words] of [
    [stressCases.inStoreOnly, "This part can't be posted"],
    [stressCases.backorder, "Backordered items are dispatched on arrival."],
    [stressCases.outOfStock, "There is none to send for now."],
  ] as const) {
    await openWithAllParts(page, `/products/${handle}`);
    await tabOf(page, "Delivery").click();
    await expect(deliveryOf(page)).toContainText(words);
    await expect(deliveryOf(page).getByRole("combobox")).toHaveCount(0);
  }
});
