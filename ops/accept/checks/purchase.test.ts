import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";
import { createShopper } from "../../shopper/shopper.ts";
import { addToCart } from "./purchase.ts";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
});
afterAll(() => shop.stop());

test("a shopper without scripts puts the product of the page into the cart, and none of those that are shown beside it", async () => {
  const shopper = createShopper(shop.origin);
  const taken: string[] = [];
  for (const path of shop.productPaths) {
    const cart = await addToCart(shopper, await shopper.open(path));
    // 422 says that there are no more of it.
    if (cart === null || cart.status === 422) continue;
    expect([path, cart.status]).toEqual([path, 200]);
    expect(cart.body).toContain(`href="${path}`);
    taken.push(path);
  }
  expect(taken).not.toEqual([]);
});
