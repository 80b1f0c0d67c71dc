import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
});
afterAll(() => shop.stop());

const ask = async (path: string) => {
  const answer = await fetch(`${shop.origin}${path}`, { headers: { accept: "text/html" } });
  const html = await answer.text();
  return {
    status: answer.status,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1],
    isQuotable: html.includes(`<code>${answer.headers.get("x-request-id")}</code>`),
    retryAfter: answer.headers.get("retry-after"),
    cacheControl: answer.headers.get("cache-control"),
  };
};

test("a product whose fetch fails is an internal error, named so, that asks crawlers to come again and no cache to keep it [shop-8.2] [shop-8.35]", async () => {
  await shop.setFault("shopify", { errorRate: 1 });
  expect(await ask(shop.productPaths[0] ?? "")).toEqual({
    status: 500,
    title: "Something went wrong | Rares",
    heading: "Something went wrong",
    isQuotable: true,
    retryAfter: "30",
    cacheControl: "no-store",
  });
  await shop.setFault("shopify");
});

test("development can provoke the error page, and the last words when that fails too [shop-8.5]", async () => {
  expect(await ask("/_errors/page")).toMatchObject({ status: 500, heading: "Something went wrong", isQuotable: true, retryAfter: null });
  expect(await ask("/_errors/double")).toMatchObject({ status: 500, heading: "An error occurred while showing the error page" });
  expect(await ask("/_errors/other")).toMatchObject({ status: 404 });
});

test("a page that isn't there says so in its title, and nobody is asked to try it again [shop-8.1]", async () => {
  expect(await ask("/pages/nowhere-to-be-found")).toMatchObject({
    status: 404,
    title: "This page could not be found | Rares",
    heading: "This page could not be found",
    isQuotable: false,
    retryAfter: null,
  });
});
