import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
  // The first page of a process takes its code with it.
  await pageAt(shop.productPaths[5] ?? "");
}, 120_000);
afterAll(() => shop.stop());

/** Search engines get a page in one piece, browsers as it comes. */
const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36" };

const pageAt = async (path: string) => {
  const answer = await fetch(`${shop.origin}${path}`, { headers });
  return { status: answer.status, text: (await answer.text()).replaceAll("<!-- -->", "") };
};
const unavailable = "Reviews are not available right now.";
const faults = { "is down": { errorRate: 1 }, "answers garbage": { garbageRate: 1 }, hangs: { hangRate: 1 } } as const;

test.each(Object.entries(faults))("a part's page is whole while the vendor of reviews %s, and says so plainly", async (name, fault) => {
  // Each its own part: what was read before covers for a vendor that fails.
  const path = shop.productPaths[Object.keys(faults).indexOf(name)] ?? "";
  await shop.setFault("judgeme", fault);
  const startedAt = performance.now();
  const page = await pageAt(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(unavailable);
  expect(page.text).toContain("Add to cart");
  expect(page.text).not.toContain("aggregateRating");
  expect(performance.now() - startedAt, "it ends before a shopper gives up").toBeLessThan(6000);
  expect((await pageAt(`${path}/reviews`)).text).toContain(unavailable);
  await shop.setFault("judgeme");
});

test("the first bytes of a part's page don't wait for a vendor of reviews that hangs", async () => {
  await shop.setFault("judgeme", { hangRate: 1 });
  const startedAt = performance.now();
  const answer = await fetch(`${shop.origin}${shop.productPaths[4]}`, { headers });
  const took = performance.now() - startedAt;
  await answer.text();
  await shop.setFault("judgeme");
  expect(took).toBeLessThan(1500);
});
