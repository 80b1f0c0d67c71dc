import { expect, test } from "@playwright/test";
import { openHydrated } from "../../support/browser/hydrated.ts";

test("the keyboard alone reaches the content, searches and opens a product", async ({ page }) => {
  await openHydrated(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();

  const box = page.getByRole("banner").getByRole("combobox");
  await box.focus();
  await page.keyboard.type("water pump");
  const listbox = page.getByRole("listbox").first();
  await expect(listbox.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(listbox).toBeHidden();
  await box.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=water(\+|%20)pump/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("water pump");
  await page.locator('main a[href^="/products/"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\//);
  // Whoever can't see that another page has come hears its heading, and goes on from there.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /water pump/ })).toBeFocused();
});

test("the cart drawer keeps the focus inside, closes with Escape and gives the focus back", async ({ page }) => {
  await openHydrated(page, "/newsletter");
  const button = page.getByRole("link", { name: /^Cart,/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Your cart", exact: true });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
