import { type APIRequestContext, expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { e2eAddress } from "../support/shop/address.ts";

const sameOrigin = { "sec-fetch-site": "same-origin" };

async function addToCart(visitor: APIRequestContext, handle: string): Promise<void> {
  const product = await (await visitor.get(`/api/products/${handle}`)).json();
  const [{ id, quantityRule }] = product.variants;
  const answer = await visitor.post("/api/cart/lines", {
    headers: sameOrigin,
    data: { lines: [{ variantId: id, quantity: quantityRule.minimum }] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("two interleaved visitors never see each other's cart", async ({ playwright }) => {
  const [first, second] = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL: e2eAddress.shop })));
  if (!first || !second) throw new Error("No visitors");
  await Promise.all([addToCart(first, stressCases.cheapest), addToCart(second, stressCases.backorder)]);
  const rounds = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const [mine, theirs, minePage, theirsPage] = await Promise.all([
        first.get("/api/cart"),
        second.get("/api/cart"),
        first.get("/cart"),
        second.get("/cart"),
      ]);
      return {
        mine: await mine.json(),
        theirs: await theirs.json(),
        minePage: await minePage.text(),
        theirsPage: await theirsPage.text(),
        cacheControl: minePage.headers()["cache-control"],
      };
    }),
  );
  for (const { mine, theirs, minePage, theirsPage, cacheControl } of rounds) {
    expect(mine.lines.map((line: { productHandle: string }) => line.productHandle)).toEqual([stressCases.cheapest]);
    expect(theirs.lines.map((line: { productHandle: string }) => line.productHandle)).toEqual([stressCases.backorder]);
    expect(minePage).toContain(stressCases.cheapest);
    expect(minePage).not.toContain(stressCases.backorder);
    expect(theirsPage).toContain(stressCases.backorder);
    expect(theirsPage).not.toContain(stressCases.cheapest);
    expect(cacheControl).toBe("private, no-store");
  }
  await Promise.all([first.dispose(), second.dispose()]);
});

test("a public page is the same for everyone: nothing of a visitor's cart is in it", async ({ playwright }) => {
  const [visitor, stranger] = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL: e2eAddress.shop })));
  if (!visitor || !stranger) throw new Error("No visitors");
  await addToCart(visitor, stressCases.cheapest);
  const html = async (who: APIRequestContext) =>
    (await (await who.get("/parts/body-and-exterior")).text()).replace(/nonce="[^"]*"/g, "").replace(/\b17\d{11}\b|\b[0-9a-f]{32}\b/g, "");
  expect(await html(visitor)).toBe(await html(stranger));
  await Promise.all([visitor.dispose(), stranger.dispose()]);
});
