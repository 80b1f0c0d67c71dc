import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../support/browser/axe.ts";
import { fillCart, plentifulProducts } from "../support/steps/cart-steps.ts";
import { placeOrder } from "../support/steps/checkout.ts";
import { watchConsole } from "../support/browser/console-watch.ts";
import { waitForHydration } from "../support/browser/hydrated.ts";
import { signIn } from "../support/steps/sign-in.ts";

const sameSite = { "sec-fetch-site": "same-origin" };
const long = "Workshop of Restored Classics and Associated Mechanical Services of the Upper Goulburn Proprietary Limited";

/** Fills an account with the longest names that one could have, and with an order. */
async function fillAccount(page: Page): Promise<void> {
  const names = { firstName: "Wolfeschlegelsteinhausenbergerdorff", lastName: "Featherstonehaugh-Papadopoulos" };
  expect((await page.request.patch("/api/account", { data: names, headers: sameSite })).status()).toBe(200);
  const address = { ...names, company: long, address1: long, address2: long, city: "Coburg", zoneCode: "VIC", zip: "3058" };
  expect((await page.request.post("/api/account/addresses", { data: { address }, headers: sameSite })).status()).toBe(200);
  const parts = await plentifulProducts(page, "q=brake");
  await fillCart(
    page,
    parts.slice(0, 20).map(({ variantId }) => ({ variantId })),
  );
  await page.goto("/cart");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Secure Checkout|Proceed to checkout/ })
    .click();
  await placeOrder(page);
}

test("the account's pages, with the longest names, hydrate without a word in the console or a second call, have no fault that axe can find, and never scroll sideways, be their text twice as large", async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await fillAccount(page);
  const { orders }: { orders: { id: string }[] } = await (await page.request.get("/api/account/orders")).json();
  const messages = watchConsole(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/account")) calls.push(pathname);
  });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const devTools = await page.context().newCDPSession(page);
  const textSize = async (standard: number) => {
    await devTools.send("Page.setFontSizes", { fontSizes: { standard } });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`);
  };
  const order = `/account/myordersreturnsapp/${orders[0]?.id}`;
  for (const path of [
    "/account",
    "/account/account-details",
    "/account/addresses",
    "/account/addresses?new",
    "/account/manage-marketing-emails",
    "/account/myordersreturnsapp",
    order,
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    await waitForHydration(page);
    expect(messages, path).toEqual([]);
    expect(calls, path).toEqual([]);
    for (const width of [820, 1440, 390]) {
      if (width === 820) await page.setViewportSize({ width, height: 900 });
      else await expectNoAxeFaults(page, [width]);
      expect(await overflow(), `${path} is wider than the screen at ${width} px`).toBeLessThanOrEqual(0);
    }
    await textSize(32);
    expect(await overflow(), `${path} is wider than a phone with text twice as large`).toBeLessThanOrEqual(0);
    await textSize(16);
  }
});
