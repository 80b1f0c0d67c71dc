import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { placeOrder } from "../../support/steps/checkout.ts";

test.use({ javaScriptEnabled: false });

test("with JavaScript off one can search, open a product, add it to the cart, change it and order it [shop-6.1]", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").locator('input[name="q"]').fill("bumper");
  await page.getByRole("banner").locator('input[name="q"]').press("Enter");
  await expect(page).toHaveURL(/\/search\?q=bumper/);
  await page.locator('main a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);

  await page.goto(`/products/${stressCases.manyApplications}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  const line = page.getByRole("main").getByRole("article").first();
  await expect(line).toBeVisible();
  await line.getByRole("spinbutton").fill("3");
  await line.getByRole("button", { name: "Update" }).click();
  await expect(line.getByRole("spinbutton")).toHaveValue("3");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Secure Checkout|Proceed to checkout/ })
    .click();
  const order = await placeOrder(page);
  expect(order.lines).toMatchObject([{ quantity: 3 }]);
});

test("with JavaScript off a product's options are links and what is missing is told", async ({ page }) => {
  await page.goto(`/products/${stressCases.universalSixVariants}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText(/Please select /)).toBeVisible();
  await page
    .getByRole("group", { name: /Colour|Color/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("with JavaScript off no quantity is sent that was taken out and not typed again", async ({ page }) => {
  await page.goto(`/products/${stressCases.manyApplications}`);
  const add = page.getByRole("button", { name: "Add to cart" }).first();
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("");
  await add.click();
  await expect(page, "the browser asks for it in its place").toHaveURL(/\/products\//);
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("1");
  await add.click();
  const line = page.getByRole("main").getByRole("article").first();
  await line.getByRole("spinbutton").fill("");
  await line.getByRole("button", { name: "Update" }).click();
  await expect(line).toBeVisible();
  await expect(page.getByText("We couldn't understand that request.")).toHaveCount(0);
});

test("with JavaScript off a phone's drawer of filters has one way on, and that applies them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/parts/body-and-exterior");
  await page.getByRole("button", { name: "Filters" }).click();
  const filters = page.getByRole("group", { name: "Filters" });
  await expect(filters.getByRole("button", { name: /^Show \d/ })).toHaveCount(0);
  await expect(filters.getByRole("button", { name: "Apply filters" }), "without scrolling past all there is").toBeInViewport();
  await filters.getByRole("checkbox", { name: /Body Panels/ }).check();
  await filters.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/category=body-and-exterior--body-panels/);
});

test("with JavaScript off nobody is asked to choose a store, which only a script can keep", async ({ page }) => {
  const ask = page.getByRole("main").getByText(/Set my store|Choose your store/);
  for (const path of [`/products/${stressCases.manyApplications}`, "/parts/body-and-exterior"]) {
    await page.goto(path);
    await expect(ask.first()).toBeAttached();
    await expect(ask.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole("combobox", { name: "On the shelf at" })).toBeVisible();
});

test("with JavaScript off filters, sorts and pages of a list work by links and forms", async ({ page }) => {
  await page.goto("/parts/body-and-exterior");
  await page.getByRole("group", { name: "Filters" }).getByText("Availability").click();
  await page
    .getByRole("group", { name: "Filters" })
    .getByRole("checkbox", { name: /In Stock/ })
    .check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/availability=In\+Stock/);
  await page
    .getByRole("navigation", { name: /pages/i })
    .getByRole("link", { name: /next|2/i })
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
});
