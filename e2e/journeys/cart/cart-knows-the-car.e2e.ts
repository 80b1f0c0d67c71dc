import { expect, type Page, test } from "@playwright/test";
import type { CardFitment } from "#shared/contract/catalogue/fitment.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { expectRoomForWords } from "../../support/browser/text-size.ts";
import { addedPanel, cartButton, cartPanel, fillCart, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { placeOrder } from "../../support/steps/checkout.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";

const notForMonaros = "/products/brolga-brakes-brake-drum-front-corolla-ke30-ke70-toyota-bro-18026";
const mine = { ...monaro, answers: { engine: "253 V8" } };
const misfit = "Not listed for your Holden HQ Monaro.";

type Fitting = { handle: string; quantity: number; hasVariants: boolean; isInStoreOnly: boolean; fitment: CardFitment | null };

/** A part that fits for sure and has its place on the car, with a single thing to buy. */
async function fittingPart(page: Page): Promise<{ path: string; car: string }> {
  const query = "collection=brakes&fits=mine&vehicleId=64&answers=engine:253%20V8&availability=In%20Stock";
  const { products }: { products: Fitting[] } = await (await page.request.get(`/api/search/products?${query}`)).json();
  const found = products.find(
    ({ fitment, quantity, hasVariants, isInStoreOnly }) =>
      fitment?.status === "fits" &&
      !fitment.isConditional &&
      fitment.positions.length > 0 &&
      quantity > 3 &&
      !hasVariants &&
      !isInStoreOnly,
  );
  expect(found).toBeDefined();
  return { path: `/products/${found?.handle}`, car: found?.fitment?.car ?? "" };
}

async function addMisfit(page: Page): Promise<void> {
  const product = await (await page.request.get(`/api${notForMonaros}`)).json();
  await fillCart(page, [{ variantId: product.variants[0].id }]);
}

for (const width of [390, 1440]) {
  test(`panel, drawer and cart say which parts are for the car and which are not, and the order keeps it, at ${width} px`, async ({
    page,
    context,
  }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await rememberGarage(context, [mine]);
    await addMisfit(page);
    const { path, car } = await fittingPart(page);
    expect(car).toMatch(/^HQ Monaro 253 V8, \w+/);
    const fits = `Fits your ${car}`;
    await openHydrated(page, path);
    await waitForParts(page);
    await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
    await expect(addedPanel(page).getByText(fits)).toBeVisible();
    await expect(addedPanel(page).getByText(/isn't listed for your 1973 Holden HQ Monaro/)).toBeVisible();
    await expectNoAxeFaults(page, [width]);
    await page.keyboard.press("Escape");

    await cartButton(page).click();
    await expect(cartPanel(page).getByText(fits)).toBeVisible();
    await expect(cartPanel(page).getByText(misfit)).toBeVisible();
    const way = cartPanel(page).getByRole("link", { name: /that fit$/ });
    await way.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/parts\/.+\?fits=mine$/);
    await expect(cartPanel(page)).toBeHidden();

    await openHydrated(page, "/cart");
    const misfitLine = page.getByRole("main").getByRole("article").filter({ hasText: misfit });
    await expect(page.getByRole("main").getByText(fits)).toBeVisible();
    await expectNoAxeFaults(page, [width]);
    await misfitLine.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    await expect(page.getByText("listed for your")).toHaveCount(0);
    expect(messages).toEqual([]);

    await page.getByRole("link", { name: "Proceed to checkout" }).click();
    await expect(page.getByText(`Vehicle: ${car}`).first()).toBeVisible();
    const order = await placeOrder(page);
    expect(order.lines).toMatchObject([{ attributes: [{ key: "Vehicle", value: car }] }]);
  });
}

test("a cart whose fitment can't be looked up is a cart all the same", async ({ page, context }) => {
  await rememberGarage(context, [mine]);
  await addMisfit(page);
  await page.route(/\/api\/fitment\?/, (route) => route.abort());
  await openHydrated(page, "/stores");
  await cartButton(page).click();
  await expect(cartPanel(page).getByRole("article")).toHaveCount(1);
  await expect(cartPanel(page).getByRole("link", { name: "Secure Checkout" })).toBeVisible();
  await expect(cartPanel(page).getByText(misfit)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the cart warns of what is for another car, and a part that is added says for which one it is", async ({ page, context }) => {
    await rememberGarage(context, [mine]);
    await addMisfit(page);
    const { path, car } = await fittingPart(page);
    await page.goto(path);
    await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole("main").getByText(`Fits your ${car}`)).toBeVisible();
    await expect(page.getByRole("main").getByText(misfit)).toBeVisible();
    await page.getByRole("link", { name: /that fit$/ }).click();
    await expect(page).toHaveURL(/\?fits=mine$/);
  });
});

test("a cart of five digits with parts for another car keeps to a phone with large text", async ({ page, context }) => {
  await rememberGarage(context, [mine]);
  await addMisfit(page);
  const [dear] = await plentifulProducts(page, "q=brake+drum+xr+falcon", 50);
  await fillCart(page, [{ variantId: dear?.variantId ?? "", quantity: 45 }]);
  await openHydrated(page, "/cart");
  await waitForParts(page);
  await expect(page.getByRole("main").getByText(misfit)).toHaveCount(2);
  await expect(
    page
      .getByRole("main")
      .getByText(/^\$\d\d,\d{3}\.\d\d$/)
      .first(),
  ).toBeVisible();
  await expectRoomForWords(page, "the cart");
});
