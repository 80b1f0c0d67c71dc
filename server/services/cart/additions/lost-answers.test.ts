import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fetch, withCookies } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";
import { type Cart, cartSchema } from "#shared/contract/cart.ts";
import { productSchema } from "#shared/contract/catalogue/product.ts";

let shop: WholeShop;
/** Of as many products, so that no stock runs out. */
let variantIds: string[];
beforeAll(async () => {
  shop = await startWholeShop({ RATE_LIMIT_FACTOR: "0", LOG_LEVEL: "error" });
  const products = await Promise.all(
    shop.productPaths.map(async (path) => productSchema.parse(await (await fetch(`${shop.origin}/api${path}`)).json())),
  );
  variantIds = products.flatMap(({ variants }) => variants.find(({ isAvailable }) => isAvailable)?.id ?? []);
}, 120_000);
afterAll(() => shop.stop());

const shopperCount = 8;
/** The browser's own: the first, and two repetitions. */
const sendsMax = 3;

/** A shopper who adds one piece after the other, as the browser's queue does: with one key for each, sent again where no answer came. */
async function addMany(index: number): Promise<{ acknowledged: number; held: number }> {
  const browser = withCookies(fetch);
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  let acknowledged = 0;
  for (const [count, variantId] of variantIds.entries()) {
    const key = `shopper-${index}-addition-${count}`;
    for (let send = 0; send < sendsMax; send += 1) {
      const body = JSON.stringify({ lines: [{ variantId }], key, isRepeated: send > 0 });
      const { ok } = await browser(`${shop.origin}/api/cart/lines`, { method: "POST", headers, body });
      if (!ok) continue;
      acknowledged += 1;
      break;
    }
  }
  return { acknowledged, held: unitsOf(await readCart(browser)) };
}

const unitsOf = ({ lines }: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

async function readCart(browser: Fetch): Promise<Cart> {
  for (;;) {
    const answer = await browser(`${shop.origin}/api/cart`);
    if (answer.ok) return cartSchema.parse(await answer.json());
  }
}

describe("additions to carts, while three in ten connections break", () => {
  it.each([
    ["before the platform has done anything", { dropRate: 0.3 }],
    ["after it has done what was asked", { lostAnswerRate: 0.3 }],
  ])(
    "%s, are all made, and each once",
    async (_when, fault) => {
      await shop.setFault("shopify", fault);
      const shoppers = await Promise.all(Array.from({ length: shopperCount }, (_shopper, index) => addMany(index)));
      await shop.setFault("shopify");
      expect(shoppers).toEqual(shoppers.map(() => ({ acknowledged: variantIds.length, held: variantIds.length })));
    },
    120_000,
  );
});
