import { expect, type Page, test } from "@playwright/test";
import { openWithAllParts } from "../support/steps/all-parts.ts";

/** What assistive technology is given: the names and roles of the accessibility tree, in their order. */
const heard = (page: Page, selector: string) => page.locator(selector).first().ariaSnapshot();

test.use({ viewport: { width: 1440, height: 900 } });

test("a screen reader is told what a search finds, how many, and which one is at hand", async ({ page }) => {
  await openWithAllParts(page, "/newsletter");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.fill("brake");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("ArrowDown");
  const active = await box.getAttribute("aria-activedescendant");
  expect(active).not.toBeNull();
  await expect(page.locator(`[id="${active}"]`)).toHaveRole("option");
  expect(await heard(page, "header")).toMatch(/combobox "Search"/);
});

test("a screen reader is told where a link led, by the focus and by the page's title", async ({ page }) => {
  await openWithAllParts(page, "/newsletter");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Legends", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/legends$/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Legends/);
  expect(await heard(page, "main")).toMatch(/heading "Legends" \[level=1\]/);
});

test("a screen reader hears filters as named groups of boxes, and how many products a choice leaves", async ({ page }) => {
  await openWithAllParts(page, "/parts/brakes");
  const before = await page.getByText(/^\d+ products$/).innerText();
  const box = page.getByRole("checkbox", { name: /Disc Brakes/ }).first();
  await expect(box).not.toBeChecked();
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await expect(page.getByText(/^\d+ products$/)).not.toHaveText(before);
  expect(await heard(page, "main")).toMatch(/checkbox "Disc Brakes[^"]*" \[checked\]/);
});
