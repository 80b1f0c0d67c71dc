import { expect, type Page, type Route, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { setStock } from "../../support/shop/stock.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { countedAdditions, fillCart, keptCart, plentifulProducts } from "../../support/steps/cart-steps.ts";
import { placeOrder } from "../../support/steps/checkout.ts";
import { signIn } from "../../support/steps/sign-in.ts";

type Scarce = { handle: string; variantId: string; title: string; quantity: number; isInStoreOnly: boolean; hasVariants: boolean };

const main = (page: Page) => page.getByRole("main");
const reserved = new Set<string>(Object.values(stressCases));

/** A part of which there are few, so that one order takes all of them; each test has one of its own. */
async function scarcePart(page: Page, number: number): Promise<Scarce> {
  const few: Scarce[] = [];
  for (let at = 1; at <= 8 && few.length <= number; at += 1) {
    const { products }: { products: Scarce[] } = await (await page.request.get(`/api/search/products?q=door&page=${at}`)).json();
    const found = products.filter(
      ({ handle, quantity, isInStoreOnly, hasVariants }) =>
        quantity > 0 && quantity < 6 && !isInStoreOnly && !hasVariants && !reserved.has(handle),
    );
    few.push(...found);
  }
  const part = few[number];
  if (part === undefined) throw new Error("no part of which there are few");
  return part;
}

/** Orders two of a part that there is plenty of and all of a scarce one, and opens the order in the account. */
async function openOrder(page: Page, number: number): Promise<{ plenty: { variantId: string; title: string }; scarce: Scarce }> {
  const [plenty] = await plentifulProducts(page, "q=brake");
  const scarce = await scarcePart(page, number);
  if (plenty === undefined) throw new Error("no part that there is plenty of");
  await fillCart(page, [
    { variantId: plenty.variantId, quantity: 2 },
    { variantId: scarce.variantId, quantity: scarce.quantity },
  ]);
  await page.goto("/cart");
  await main(page)
    .getByRole("link", { name: /Secure Checkout|Proceed to checkout/ })
    .first()
    .click();
  const { orderName } = await placeOrder(page);
  await page.goto("/account/myordersreturnsapp");
  await main(page)
    .getByRole("link", { name: `Order ${orderName}` })
    .click();
  await expect(page.getByRole("heading", { name: `Order ${orderName}`, level: 1 })).toBeVisible();
  return { plenty, scarce };
}

async function expectHalfOrderInCart(page: Page, { plenty, scarce }: Awaited<ReturnType<typeof openOrder>>): Promise<void> {
  await expect(main(page).getByRole("status").filter({ hasText: "What we can still send you is in your cart." })).toBeVisible();
  await expect(main(page).getByText(`${scarce.title} is out of stock.`)).toBeVisible();
  const { lines } = await keptCart(page);
  expect(lines.map(({ variantId, quantity }) => ({ variantId, quantity }))).toEqual([{ variantId: plenty.variantId, quantity: 2 }]);
}

/** Holds the page's looks at the cart until they are released: one may take the old cart's cookie away, or show the old cart, after a change. */
async function holdLooks(page: Page): Promise<{ release: () => void; asked: () => number }> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  const hold = async (route: Route) => {
    asked += 1;
    await isReleased;
    await route.continue();
  };
  await page.route("**/api/cart", hold);
  return { release, asked: () => asked };
}

for (const [number, width] of [390, 1440].entries()) {
  test(`at ${width} px an order goes back into the cart with one request, and what is gone is said`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    const ordered = await openOrder(page, number);
    try {
      const order = page.url();
      // The page that is left may be looking at the cart, too.
      await page.goto("about:blank");
      const looks = await holdLooks(page);
      await openWithAllParts(page, order);
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && new URL(request.url()).pathname.startsWith("/api/")) calls.push(new URL(request.url()).pathname);
      });
      await main(page).getByRole("button", { name: "Add these parts to my cart" }).click();
      await expect(main(page).getByRole("button", { name: "Adding…" })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      expect(
        calls.filter((path) => path.endsWith("/again")),
        "the cart is being looked at",
      ).toEqual([]);
      expect(looks.asked()).toBe(1);
      looks.release();
      await expectHalfOrderInCart(page, ordered);
      expect(calls.filter((path) => path.endsWith("/again") || path.startsWith("/api/cart"))).toEqual([
        expect.stringMatching(/^\/api\/account\/orders\/\d+\/again$/),
      ]);
      await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeAttached();
      await expect.poll(() => countedAdditions(page)).toEqual([{ quantity: 2, customer: expect.stringContaining("/Customer/") }]);
      await expectNoAxeFaults(page, [width]);
      expect(messages).toEqual([]);
    } finally {
      await setStock(ordered.scarce.variantId, ordered.scarce.quantity);
    }
  });
}

test("the account leads to the garage", async ({ page }) => {
  await signIn(page);
  await page.getByRole("navigation", { name: "My account" }).getByRole("link", { name: "My garage" }).click();
  await expect(page).toHaveURL(/\/garage$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an order goes back into the cart by a plain form, once, however often it is sent", async ({ page }) => {
    await signIn(page);
    const ordered = await openOrder(page, 2);
    try {
      await main(page).getByRole("button", { name: "Add these parts to my cart" }).click();
      await expectHalfOrderInCart(page, ordered);
      await page.reload();
      await expectHalfOrderInCart(page, ordered);
    } finally {
      await setStock(ordered.scarce.variantId, ordered.scarce.quantity);
    }
  });
});
