import { expect, type Page } from "@playwright/test";
import { fillCart, plentifulProducts } from "./cart-steps.ts";
import { placeOrder } from "./checkout.ts";
import { signIn } from "./sign-in.ts";

const sameSite = { "sec-fetch-site": "same-origin" };
const long = "Workshop of Restored Classics and Associated Mechanical Services of the Upper Goulburn Proprietary Limited";

/** Signs in and fills an account with the longest names that one could have, and with an order. */
async function fillAccount(page: Page): Promise<void> {
  await signIn(page);
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

/** Every kind of page of an account, for the matrices; whoever asks is signed in to a full one. */
export async function openAccountPages(page: Page): Promise<string[]> {
  await fillAccount(page);
  const { orders }: { orders: { id: string }[] } = await (await page.request.get("/api/account/orders")).json();
  return [
    "/account",
    "/account/account-details",
    "/account/addresses",
    "/account/addresses?new",
    "/account/manage-marketing-emails",
    "/account/myordersreturnsapp",
    `/account/myordersreturnsapp/${orders[0]?.id}`,
  ];
}
