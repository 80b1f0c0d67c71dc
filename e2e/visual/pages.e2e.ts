import { test } from "@playwright/test";
import { fillCart, plainPart, plentifulProducts } from "../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../support/steps/garage-cookie.ts";
import { pages } from "../support/steps/pages.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { dressPage, expectSameLooks, openWhole } from "./looks.ts";

/** What differs from another page by its data alone is left to the matrices. */
const likeAnother: ReadonlySet<string> = new Set([
  "a filtered list",
  "a product without a picture",
  "a product with a long title",
  "adding to a project",
  "the way to the contact page",
  "a filtered content hub",
  "a newsletter sign-up that went well",
  "a stock alert that is set",
]);
const kinds = Object.entries(pages).filter(([name]) => !likeAnother.has(name));

// The longest first: nothing waits for it in the end.
test("a cart with parts and the account look as they did", async ({ page }) => {
  // A hundred photographs in one.
  test.slow();
  await dressPage(page);
  const [part, another] = await plentifulProducts(page, "q=brake");
  await fillCart(page, [{ variantId: part?.variantId ?? "" }, { variantId: another?.variantId ?? "", quantity: 2 }]);
  await openWhole(page, "/cart");
  await expectSameLooks(page, "a cart with parts");
  await page.goto("/login");
  await expectSameLooks(page, "signing in");
  await signIn(page, { email: "looks@example.com" });
  for (const path of ["/account", "/account/account-details", "/account/addresses?new", "/account/myordersreturnsapp"]) {
    await openWhole(page, path);
    await expectSameLooks(page, path.slice(1).replaceAll(/\W/g, " "));
  }
});

test("a product, a list and home for a known car look as they did", async ({ page, context }) => {
  test.slow();
  await dressPage(page);
  await rememberGarage(context, [monaro]);
  for (const [name, path] of Object.entries({ product: plainPart, list: "/parts/brakes", home: "/", garage: "/garage" })) {
    await openWhole(page, path);
    await expectSameLooks(page, `${name} for a known car`);
  }
});

for (const [name, path] of kinds)
  test(`${name} looks as it did`, async ({ page }) => {
    await dressPage(page);
    await openWhole(page, path);
    await expectSameLooks(page, name);
  });
