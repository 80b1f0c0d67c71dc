import { expect, type Page, test } from "@playwright/test";
import {
  addedPanel,
  cartButton,
  cartPanel,
  fillCart,
  keptCart,
  openCartPanel,
  plainPart,
  plentifulProducts,
} from "../../support/steps/cart-steps.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

/** Counts the calls that change the cart. */
function watchChanges(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/cart") && request.method() !== "GET") calls.push(`${request.method()} ${request.postData()}`);
  });
  return calls;
}

test("ten quick clicks on plus are ten more, in a call or two; typing beyond the stock is what there is [shop-5.12]", async ({ page }) => {
  const [part] = await plentifulProducts(page, "q=gasket");
  await fillCart(page, [{ variantId: part?.variantId ?? "" }]);
  const cart = await openCartPanel(page);
  const calls = watchChanges(page);
  const more = cart.getByRole("button", { name: "One more" });
  await expect(more).toBeEnabled();
  await more.evaluate(async (button: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) {
      button.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expect(cart.getByRole("spinbutton")).toHaveValue("11");
  await expect(cart.getByText("Updating your cart…")).toBeVisible();
  await expect(cartButton(page, 11)).toBeAttached();
  await expect(cart.getByText("Shipping & discounts calculated at the next step")).toBeVisible();
  expect(calls.length).toBeLessThanOrEqual(2);
  expect((await keptCart(page)).totalQuantity).toBe(11);

  const maximum = Number(await cart.getByRole("spinbutton").getAttribute("max"));
  await cart.getByRole("spinbutton").fill(String(maximum + 100));
  await page.keyboard.press("Tab");
  await expect(cart.getByRole("spinbutton")).toHaveValue(String(maximum));
  await expect(more).toBeDisabled();
  await expect.poll(async () => (await keptCart(page)).totalQuantity).toBe(maximum);
});

test("a button that is pressed again and again while the first press is under way adds as many, in two calls", async ({ page }) => {
  await openHydrated(page, "/search?q=water+pump");
  const calls = watchChanges(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/cart/lines", async (route) => {
    await isReleased;
    await route.continue();
  });
  const add = page.getByRole("button", { name: /^Add to Cart/ }).first();
  await add.click();
  await expect.poll(() => calls.length).toBe(1);
  for (let click = 0; click < 4; click += 1) await add.click();
  release();
  await expect.poll(async () => (await keptCart(page)).totalQuantity).toBe(5);
  expect(calls).toHaveLength(2);
  await expect(cartButton(page, 5)).toBeAttached();
});

/** How many changes of the cart wait for another one, over all tabs. Runs in the browser. */
async function waitingChanges(): Promise<number> {
  const { pending = [] } = await navigator.locks.query();
  return pending.filter(({ name, mode }) => name === "cart" && mode === "exclusive").length;
}

test("two tabs that add at the same time, before there is any cart, share one", async ({ page, context }) => {
  const [one, other] = [page, await context.newPage()];
  await Promise.all([openHydrated(one, plainPart), openHydrated(other, "/search?q=water+pump")]);
  let askedCount = 0;
  const answered = Promise.withResolvers<void>();
  await context.route("**/api/cart/lines", async (route) => {
    askedCount += 1;
    if (askedCount === 1) await answered.promise;
    await route.continue();
  });
  await one.getByRole("button", { name: "Add to cart" }).first().click();
  await expect.poll(() => askedCount).toBe(1);
  await other
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  // The other tab's change stands in the browser's queue; without one it would be on its way, and make a cart of its own.
  await expect.poll(() => other.evaluate(waitingChanges)).toBe(1);
  expect(askedCount).toBe(1);
  answered.resolve();
  await expect(addedPanel(one)).toBeVisible();
  await expect(addedPanel(other)).toBeVisible();
  await expect.poll(async () => (await keptCart(page)).lines.length).toBe(2);
  await expect(cartButton(one, 2)).toBeAttached();
  await expect(cartButton(other, 2)).toBeAttached();
});

test("offline in the middle is told, loses nothing and catches up", async ({ page, context }) => {
  const [part] = await plentifulProducts(page, "q=gasket");
  await fillCart(page, [{ variantId: part?.variantId ?? "" }]);
  const cart = await openCartPanel(page);
  await expect(cart.getByRole("button", { name: "One more" })).toBeEnabled();

  await context.setOffline(true);
  await cart.getByRole("button", { name: "One more" }).click();
  await cart.getByRole("button", { name: "One more" }).click();
  await expect(cart.getByText("You're offline. Your changes are saved as soon as you're back.")).toBeVisible();
  await expect(cart.getByRole("spinbutton")).toHaveValue("3");
  await context.setOffline(false);
  await expect(cartButton(page, 3)).toBeAttached();
  await expect(cart.getByText("Shipping & discounts calculated at the next step")).toBeVisible();
  expect((await keptCart(page)).totalQuantity).toBe(3);
});

test("an answer that gets lost on its way is neither lost nor added twice", async ({ page }) => {
  await openHydrated(page, plainPart);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(addedPanel(page)).toBeHidden();
  let isLost = false;
  await page.route("**/api/cart/lines", async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  expect(isLost, "an answer was lost").toBe(true);
  await expect(cartButton(page, 2)).toBeAttached();
  expect((await keptCart(page)).totalQuantity).toBe(2);
});

test("a cart is shown at once from the browser's copy, with nothing to change until the shop has answered [shop-5.11]", async ({
  page,
}) => {
  await openHydrated(page, plainPart);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/cart", async (route) => {
    await isReleased;
    await route.continue();
  });
  await openHydrated(page, "/stores");
  await expect(cartButton(page, 1)).toBeVisible();
  await cartButton(page, 1).click();
  const cart = cartPanel(page);
  await expect(cart.getByText("Checking your cart…")).toBeVisible();
  await expect(cart.getByRole("spinbutton")).toBeDisabled();
  release();
  await expect(cart.getByRole("spinbutton")).toBeEnabled();
});

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ["goes to another site", (page) => page.goto("data:text/html,elsewhere")],
  ["loads a page of the shop anew", (page) => page.goto("/stores")],
];
const places: [string, (page: Page) => Promise<unknown>][] = [
  ["on the cart's page", (page) => openHydrated(page, "/cart")],
  ["in the cart's panel", openCartPanel],
];

for (const [place, open] of places)
  for (const [way, leave] of ways)
    test(`a quantity that was typed ${place} is in the cart of whoever ${way} at once`, async ({ page, context }) => {
      const [part] = await plentifulProducts(page, "q=gasket");
      await fillCart(page, [{ variantId: part?.variantId ?? "" }]);
      const other = await context.newPage();
      await open(page);
      const quantity = page.getByRole("spinbutton");
      await expect(quantity).toBeEnabled();
      // What sends changes is loaded once the page has nothing better to do.
      await page.waitForLoadState("networkidle");
      await quantity.fill("4");
      await leave(page);
      await expect.poll(async () => (await keptCart(other)).totalQuantity).toBe(4);
    });
