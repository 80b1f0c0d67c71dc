import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";
import { productSchema } from "#shared/contract/catalogue/product.ts";

/** Well within what the page waits for the search in all, on a busy machine too. */
const searchMs = 2000;
/** Far from what a page without the search needs, and less than one would take that waits for it. */
const firstByteMsMax = 1500;

/** Programs get a page only when it is whole. */
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop({ RATE_LIMIT_FACTOR: "0" });
}, 120_000);
afterAll(() => shop.stop());

const verdict = "This product is vehicle specific. Add your vehicle to check if it fits.";

/** A part of which it is known what it fits. */
async function findPart(): Promise<string> {
  for (const path of shop.productPaths) {
    const product = productSchema.parse(await (await fetch(`${shop.origin}/api${path}`)).json());
    if (product.hasFitment) return path;
  }
  throw new Error("no part has fitment");
}

test("a product's page starts before a slow search answers, and holds all that the search knows by its end", async () => {
  const path = await findPart();
  // Its code is loaded with the first page of its kind.
  await (await fetch(`${shop.origin}${shop.productPaths.find((other) => other !== path)}`)).text();
  await shop.setFault("algolia", { latencyMs: searchMs });
  const startedAt = performance.now();
  const answer = await fetch(`${shop.origin}${path}`, { headers: { "user-agent": browser } });
  const firstByteMs = performance.now() - startedAt;
  const html = await answer.text();
  expect(performance.now() - startedAt).toBeGreaterThan(searchMs);
  expect(html).toContain(verdict);
  expect(html).toContain('id="fits"');
  expect(html).toMatch(/aria-label="Breadcrumbs?"/i);
  expect(firstByteMs).toBeLessThan(firstByteMsMax);
}, 60_000);
