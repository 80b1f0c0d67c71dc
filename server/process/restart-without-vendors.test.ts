import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultyVendors } from "#sandbox/faults.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

const dir = mkdtempSync(join(tmpdir(), "restart-"));
const env = { KEPT_ANSWERS_DIR: dir, RATE_LIMIT_FACTOR: "0" };
const typed = "jo.quillfeather@shopper.example";
let product = "";
let shop: WholeShop;

/** A good run, in which a shopper looked around and typed something; then another start, with every vendor down from the first moment. */
beforeAll(async () => {
  const before = await startWholeShop(env);
  product = before.productPaths[0] ?? "";
  for (const path of ["/", "/parts", "/parts/brakes", product, `/search?q=${typed}`, `/parts/brakes?q=${typed}`])
    await (await fetch(`${before.origin}${path}`)).text();
  await before.stop();

  shop = await startWholeShop(env);
  for (const vendor of faultyVendors) await shop.setFault(vendor, { errorRate: 1 });
}, 120_000);
afterAll(async () => {
  await shop.stop();
  rmSync(dir, { recursive: true, force: true });
});

test.each([
  ["the home page", () => "/", /Big Brake Month/],
  ["the categories", () => "/parts", /Body &amp; Exterior/],
  ["a category with its list", () => "/parts/brakes", /\/products\//],
  ["a product that was looked at", () => product, /<h1/],
])("a shop that starts while every vendor is down still shows %s", async (_page, path, text) => {
  const answer = await fetch(`${shop.origin}${path()}`);
  const html = await answer.text();
  expect([answer.status, text.test(html), html.endsWith("</html>")]).toEqual([200, true, true]);
});

test("its metric tells that they are old", async () => {
  const kept = (await shop.metrics.cacheRequests.get()).values.filter(({ labels }) => labels.result === "kept");
  expect(kept.map(({ labels }) => labels.cache)).toEqual(expect.arrayContaining(["story", "categories", "product-list", "product"]));
});

test("nothing that a shopper typed lies on the disk", () => {
  const files = readdirSync(dir);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => readFileSync(join(dir, name)).includes("quillfeather"))).toEqual([]);
});
