import { expect, type Page, test } from "@playwright/test";
import { openWithAllParts } from "../support/steps/all-parts.ts";
import { addedPanel, cartButton, plainPart } from "../support/steps/cart-steps.ts";

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
  await expect(box).toHaveAttribute("aria-activedescendant", /./);
  const active = await box.getAttribute("aria-activedescendant");
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

test("a screen reader is led to a list's heading when a filter is taken away, by the next page and by a new search", async ({ page }) => {
  await openWithAllParts(page, "/search?q=brake&category=brakes&availability=In+Stock");
  const heading = page.getByRole("heading", { level: 1 });
  for (const name of [/^Remove filter/, "Next page", "Clear all"]) {
    await page.getByRole("main").getByRole("link", { name }).first().press("Enter");
    await expect(heading).toBeFocused();
    await heading.blur();
  }
  await page.getByRole("combobox", { name: "Search" }).fill("radiator");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText('Results for "radiator"');
  await expect(heading).toBeFocused();
});

test("a screen reader hears that a part went into the cart, what is in it, and the way to pay", async ({ page }) => {
  await openWithAllParts(page, plainPart);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Add to cart" }).first().press("Enter");
  const panel = addedPanel(page);
  await expect(panel).toBeVisible();
  expect(await page.evaluate(() => document.querySelector("dialog[open]")?.contains(document.activeElement))).toBe(true);
  const transcript = await panel.ariaSnapshot();
  expect(transcript).toMatch(/heading "Added to your cart"/);
  expect(transcript).toContain(title);
  expect(transcript).toMatch(/link "Proceed to checkout"/);
  await page.keyboard.press("Escape");
  await expect(cartButton(page, 1)).toBeAttached();
});

test("a screen reader hears the checkout as a form of named groups and fields, and each field's fault with it", async ({ page }) => {
  await openWithAllParts(page, plainPart);
  await page.getByRole("button", { name: "Add to cart" }).first().press("Enter");
  await addedPanel(page).getByRole("link", { name: "Proceed to checkout" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
  const transcript = await heard(page, "body");
  for (const part of [
    /group "Contact"/,
    /textbox "Email"/,
    /group "How would you like it\?"/,
    /radio "Delivery[^"]*" \[checked\]/,
    /textbox "Street address"/,
    /combobox "State"/,
    /button "Place order"/,
    /region "Your order"/,
  ])
    expect(transcript).toMatch(part);
  await page.getByRole("button", { name: "Place order" }).press("Enter");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter your email address");
  expect(await heard(page, "body")).toMatch(/alert: \d fields need another look/);
});
