import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { noticesOf, openWithAllParts } from "../../support/steps/all-parts.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("the page stands still behind the cart, and behind what was added to it [shop-4.11]", async ({ page }) => {
    await openWithAllParts(page, "/parts");
    await page.getByRole("link", { name: /^Cart,/ }).tap();
    await expect(page.getByRole("dialog", { name: "Your cart", exact: true })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await page.getByRole("button", { name: "Close your cart" }).tap();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");

    await openWithAllParts(page, `/search?q=${stressCases.oneLeft.split("-").slice(-2).join("-")}`);
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().tap();
    await expect(page.getByRole("dialog", { name: "Added to your cart" })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
  });
});

test("on a desktop the page scrolls on behind the cart, nothing moves aside for it, and a press beside it closes it", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openWithAllParts(page, "/parts");
  const leftEdge = () => page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().left);
  const before = await leftEdge();
  await page.getByRole("link", { name: /^Cart,/ }).click();
  const dialog = page.getByRole("dialog", { name: "Your cart", exact: true });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");
  expect(await leftEdge()).toBe(before);
  await page.mouse.click(200, 500);
  await expect(dialog).toBeHidden();
});

test("one notification at a time: a success leaves after 1500 ms, a failure stays until it is closed, also inside an open panel [shop-9.13] [shop-4.10] [shop-3.41]", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize(desktop);
  await openWithAllParts(page, `/products/${stressCases.sharedNumberFirstBrand}`);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const notices = noticesOf(page);
  const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).first();

  await page.route("**/api/cart/lines", (route) => route.fulfill({ status: 422, json: { code: "UNPROCESSABLE", detail: "No." } }));
  await add.click();
  const failure = notices.getByRole("alert").getByText(`${title} could not be added to your cart.`);
  await expect(failure).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(failure).toBeVisible();
  await page.unroute("**/api/cart/lines");

  await page.mouse.move(5, 5);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await add.press("Enter");
  const success = notices.getByRole("status").getByText(`${title} was added to your cart.`);
  await expect(success).toBeVisible();
  await expect(failure).toBeHidden();
  await page.clock.runFor(1450);
  await expect(success).toBeVisible();
  await page.clock.runFor(100);
  await expect(success).toBeHidden();
  await page.clock.resume();

  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await page.evaluate(() => {
    const detail = { type: "danger", message: "Something to know." };
    window.dispatchEvent(new CustomEvent("shop:notification", { detail, cancelable: true }));
  });
  await expect(panel.getByRole("alert")).toContainText("Something to know.");
  await page.setViewportSize(phone);
  const covered = () =>
    panel.evaluate((dialog) => {
      const note = dialog.querySelector("[popover]");
      const box = note?.getBoundingClientRect();
      const isOver = (other: DOMRect) => !!box && other.top < box.bottom - 1 && other.bottom > box.top + 1;
      return [...dialog.querySelectorAll("a, button, input")].filter((control) => {
        let scrolled = control.parentElement;
        while (scrolled && scrolled !== dialog && !/auto|scroll/.test(getComputedStyle(scrolled).overflowY))
          scrolled = scrolled.parentElement;
        const clip = scrolled?.getBoundingClientRect();
        const { top, bottom, left, width } = control.getBoundingClientRect();
        const end = Math.min(bottom, clip?.bottom ?? bottom);
        return !note?.contains(control) && end > top && isOver(new DOMRect(left, top, width, end - top));
      }).length;
    });
  await expect.poll(covered, { message: "controls under the notification" }).toBe(0);
  await page.setViewportSize(desktop);
  await panel.getByRole("button", { name: "Dismiss" }).click();
  await expect(panel.getByRole("alert")).toBeEmpty();
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "View cart" }).click();
  await expect(page.getByRole("dialog", { name: "Your cart", exact: true })).toBeVisible();
  expect(await page.locator("dialog:modal").count(), "one panel at a time").toBe(1);
});
