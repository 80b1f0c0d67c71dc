import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { noticesOf } from "../../support/steps/all-parts.ts";
import { fillCart, keptCart, plentifulProducts } from "../../support/steps/cart-steps.ts";

const car = "HQ Monaro 253 V8, front";
const vehicle = { key: "Vehicle", value: car };

type Line = { variantId: string; quantity: number; attributes: { key: string; value: string }[] };
const money = (cents: number) => (cents / 100).toLocaleString("en-AU", { style: "currency", currency: "AUD" });

const cartLines = async (page: Page): Promise<Line[]> => (await (await page.request.get("/api/cart")).json()).lines;
const itemsOf = (page: Page) => page.getByRole("list", { name: "Items in your cart" }).getByRole("article");
const savedOf = (page: Page) => page.getByRole("region", { name: /^Saved for later/ });
const saveButton = (page: Page, title: string) => page.getByRole("button", { name: `Save for later ${title}` });
const moveButton = (page: Page, title: string) => page.getByRole("button", { name: `Move to cart ${title}` });

/** A part with a deposit for the shopper's car, and another one. */
async function fillWithTwo(page: Page) {
  const product = await (await page.request.get(`/api/products/${stressCases.coreCharge}`)).json();
  const [other] = await plentifulProducts(page, "q=oil+filter");
  if (!other) throw new Error("The catalogue has no such part");
  const [{ id: variantId, priceCents }] = product.variants;
  await fillCart(page, [{ variantId, quantity: 2, attributes: [vehicle] }, { variantId: other.variantId }]);
  return { pump: { title: String(product.title), variantId, priceCents, coreChargeCents: product.coreChargeCents }, other };
}

function pressTwice(buttons: (HTMLElement | SVGElement)[]): void {
  for (const button of [...buttons, ...buttons]) button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

async function openCart(page: Page): Promise<void> {
  await openHydrated(page, "/cart");
  await waitForParts(page);
}

for (const width of [390, 1440]) {
  test(`a line is saved for later and comes back with its quantity and its car, by keyboard, at ${width} px`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    const { pump, other } = await fillWithTwo(page);
    await openCart(page);
    await expect(savedOf(page)).toHaveCount(0);

    // A quantity that was just set is saved with the line.
    await itemsOf(page).filter({ hasText: pump.title }).getByRole("button", { name: "One more" }).click();
    await saveButton(page, pump.title).focus();
    await page.keyboard.press("Enter");
    await expect(savedOf(page).getByRole("heading", { name: "Saved for later (1)" })).toBeVisible();
    await expect(page.getByRole("status").getByText(`Saved ${pump.title} for later.`)).toBeVisible();
    await expect(itemsOf(page)).toHaveCount(1);
    await expect(page.getByRole("list", { name: "Items in your cart" })).toBeFocused();
    const saved = savedOf(page).getByRole("article", { name: pump.title });
    await expect(saved.getByText(`Vehicle: ${car}`)).toBeVisible();
    await expect(saved.getByText(`3 × ${money(pump.priceCents)}`)).toBeVisible();
    await expect(saved.getByText(`+ ${money(pump.coreChargeCents)} core deposit each`)).toBeVisible();
    await expect(saved.getByText(/^(In Stock|Special Order)$/)).toBeVisible();
    await expect(saved.locator("img")).toBeVisible();
    await expectNoAxeFaults(page, [width]);

    await noticesOf(page).getByRole("button", { name: "Undo" }).click();
    await expect(itemsOf(page)).toHaveCount(2);
    await expect(savedOf(page).getByText("Nothing is saved for later any more.")).toBeVisible();
    const back = (await cartLines(page)).find(({ variantId }) => variantId === pump.variantId);
    expect(back).toMatchObject({ quantity: 3, attributes: [vehicle] });

    await saveButton(page, pump.title).click();
    await expect(itemsOf(page)).toHaveCount(1);
    await saveButton(page, other.title).click();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(savedOf(page).getByRole("article")).toHaveCount(2);
    await openCart(page);
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(savedOf(page).getByRole("heading", { name: "Saved for later (2)" })).toBeVisible();
    await expectNoAxeFaults(page, [width]);

    await moveButton(page, pump.title).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText(`${pump.title} is back in your cart.`)).toBeVisible();
    await expect(savedOf(page).getByRole("article")).toHaveCount(1);
    await expect(savedOf(page)).toBeFocused();
    expect(await cartLines(page)).toMatchObject([{ variantId: pump.variantId, quantity: 3, attributes: [vehicle] }]);
    const events = await page.evaluate(() => window.dataLayer?.map((entry) => ("event" in entry ? entry.event : "")) ?? []);
    expect(events).toContain("add_to_cart");

    await savedOf(page)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(savedOf(page).getByRole("article")).toHaveCount(0);
    await noticesOf(page).getByRole("button", { name: "Undo" }).click();
    await expect(savedOf(page).getByRole("article", { name: other.title })).toBeVisible();
    expect(messages).toEqual([]);
  });
}

test("two tabs agree on what is saved, and a line that both bring back is brought back once", async ({ page, context }) => {
  const { pump, other } = await fillWithTwo(page);
  await openCart(page);
  const second = await context.newPage();
  await openCart(second);
  await saveButton(page, pump.title).click();
  await expect(savedOf(second).getByRole("article", { name: pump.title })).toBeVisible();
  await saveButton(page, other.title).click();
  await expect(savedOf(second).getByRole("article")).toHaveCount(2);
  // Whichever tab is the slower one may find the button gone already.
  await Promise.all([page, second].map((tab) => moveButton(tab, pump.title).evaluateAll(pressTwice)));
  for (const tab of [page, second]) await expect(savedOf(tab).getByRole("article")).toHaveCount(1);
  await expect.poll(async () => (await keptCart(page)).totalQuantity).toBe(2);
  await expect.poll(() => cartLines(page)).toMatchObject([{ variantId: pump.variantId, quantity: 2 }]);
});

test("what the shop refuses stays where it was: a line in the cart, and a saved one saved", async ({ page }) => {
  const { pump, other } = await fillWithTwo(page);
  await openCart(page);
  const refuse = { status: 500, json: { defined: false, code: "INTERNAL_SERVER_ERROR", status: 500, message: "Something broke." } };
  await page.route("**/api/cart/lines/**", (route) => route.fulfill(refuse));
  await saveButton(page, pump.title).click();
  await expect(page.getByRole("alert").getByText(`${pump.title} could not be saved for later. It is still in your cart.`)).toBeVisible();
  await expect(savedOf(page).getByRole("article")).toHaveCount(0);
  await expect(itemsOf(page)).toHaveCount(2);
  await page.unroute("**/api/cart/lines/**");

  await saveButton(page, other.title).click();
  await expect(savedOf(page).getByRole("article")).toHaveCount(1);
  await page.route("**/api/cart/lines", (route) => route.fulfill(refuse));
  await moveButton(page, other.title).click();
  await expect(
    page.getByRole("alert").getByText(`${other.title} could not be moved to your cart. It is still saved for later.`),
  ).toBeVisible();
  await expect(savedOf(page).getByRole("article", { name: other.title })).toBeVisible();
  await expect(itemsOf(page)).toHaveCount(1);
});

test("as many as may be saved take no more, and say so", async ({ page }) => {
  const { pump } = await fillWithTwo(page);
  await openCart(page);
  await saveButton(page, pump.title).click();
  await expect(savedOf(page).getByRole("article")).toHaveCount(1);
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem("saved-for-later") ?? "[]");
    const lines = Array.from({ length: 50 }, (_, at) => {
      const variantId = `gid://shopify/ProductVariant/${900_000 + at}`;
      return { ...line, variantId, attributes: [], hiddenAttributes: [], id: JSON.stringify([variantId]) };
    });
    localStorage.setItem("saved-for-later", JSON.stringify(lines));
  });
  await openCart(page);
  await expect(savedOf(page).getByRole("heading", { name: "Saved for later (50)" })).toBeVisible();
  await expect(savedOf(page).getByText("No longer sold")).toHaveCount(50);
  await page.getByRole("button", { name: /^Save for later / }).click();
  const full = noticesOf(page).getByText("You have 50 parts saved for later, and that is as many as we keep.");
  await expect(full).toBeVisible();
  await expect(itemsOf(page)).toHaveCount(1);

  // Another tab fills the room of one that was removed, before it is asked back.
  const stored = await page.evaluate(() => localStorage.getItem("saved-for-later"));
  await savedOf(page)
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(savedOf(page).getByRole("article")).toHaveCount(49);
  await expect(full).toHaveCount(0);
  const text = stored?.replace("/900000", "/990000").replace("/900000", "/990000") ?? "";
  await page.evaluate((lines) => {
    localStorage.setItem("saved-for-later", lines);
    dispatchEvent(new StorageEvent("storage", { key: "saved-for-later" }));
  }, text);
  await expect(savedOf(page).getByRole("article")).toHaveCount(50);
  await noticesOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(full).toBeVisible();
  await expect(savedOf(page).getByRole("article")).toHaveCount(50);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is offered that only a script can keep, and the cart is whole", async ({ page }) => {
    await fillWithTwo(page);
    await page.goto("/cart");
    await expect(itemsOf(page)).toHaveCount(2);
    await expect(page.getByText("Save for later")).toHaveCount(2);
    await expect(page.getByText("Save for later").filter({ visible: true })).toHaveCount(0);
    await itemsOf(page)
      .first()
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(itemsOf(page)).toHaveCount(1);
  });
});
