import { describe, expect, test } from "vitest";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

const beacon = { "content-type": "text/plain;charset=UTF-8", "sec-fetch-site": "same-origin" };
const report = { route: "product", device: "mobile", vitals: { lcp: 2400.5, inp: 96, cls: 0.02, fcp: 1200, ttfb: 310 } };
const send = (shop: TestShop, body: unknown, headers: Record<string, string> = {}) =>
  shop.ask("/client-reports/vitals", {
    method: "POST",
    headers: { ...beacon, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The sums and counts that a scrape shows. */
async function scraped({ metrics }: TestShop): Promise<string[]> {
  const text = await metrics.registry.metrics();
  return text.split("\n").filter((line) => /^storefront_web_vitals_\w+_(?:sum|count)\{/.test(line));
}
const rejected = async ({ metrics }: TestShop) =>
  (await metrics.rejectedRequests.get()).values.map(({ labels, value }) => [labels["reason"], value]);

describe("what a browser measured", () => {
  test("becomes histograms in base units, by page and device", async () => {
    const shop = await startTestShop();
    const answer = await send(shop, report);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([204, "private, no-store"]);
    const labels = '{http_route="product",device="mobile"}';
    expect(await scraped(shop)).toEqual([
      `storefront_web_vitals_lcp_seconds_sum${labels} 2.4005`,
      `storefront_web_vitals_lcp_seconds_count${labels} 1`,
      `storefront_web_vitals_inp_seconds_sum${labels} 0.096`,
      `storefront_web_vitals_inp_seconds_count${labels} 1`,
      `storefront_web_vitals_fcp_seconds_sum${labels} 1.2`,
      `storefront_web_vitals_fcp_seconds_count${labels} 1`,
      `storefront_web_vitals_ttfb_seconds_sum${labels} 0.31`,
      `storefront_web_vitals_ttfb_seconds_count${labels} 1`,
      `storefront_web_vitals_cls_ratio_sum${labels} 0.02`,
      `storefront_web_vitals_cls_ratio_count${labels} 1`,
    ]);
  });

  test("may lack what the page view didn't have", async () => {
    const shop = await startTestShop();
    expect((await send(shop, { ...report, vitals: { cls: 0 } })).status).toBe(204);
    expect(await scraped(shop)).toHaveLength(2);
  });

  test.each([
    ["a page that isn't in the route table", { ...report, route: "my-own-label" }],
    ["a device of its own making", { ...report, device: "toaster" }],
    ["a vital of its own making", { ...report, vitals: { mood: 1 } }],
    ["a negative time", { ...report, vitals: { lcp: -1 } }],
    ["a time beyond any visit", { ...report, vitals: { lcp: 1e9 } }],
    ["no number", { ...report, vitals: { lcp: "1" } }],
    ["more than was asked for", { ...report, url: "/search?q=jo" }],
    ["no report", [1]],
  ])("is refused, counted and left out when it holds %s", async (_what, body) => {
    const shop = await startTestShop();
    expect((await send(shop, body)).status).toBe(400);
    expect(await scraped(shop)).toEqual([]);
    expect(await rejected(shop)).toEqual([["web_vitals", 1]]);
  });

  test.each([
    ["no JSON", "{", 400],
    ["longer than any report", `${JSON.stringify(report)}${" ".repeat(2000)}`, 413],
  ])("is refused when it is %s", async (_what, body, status) => {
    const shop = await startTestShop();
    expect((await send(shop, body)).status).toBe(status);
    expect(await scraped(shop)).toEqual([]);
  });

  test("is refused from other sites", async () => {
    const shop = await startTestShop();
    expect((await send(shop, report, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(await scraped(shop)).toEqual([]);
  });

  test("of a load test's browser is taken and not counted", async () => {
    const shop = await startTestShop();
    expect((await send(shop, report, { "x-synthetic-traffic": "1" })).status).toBe(204);
    expect(await scraped(shop)).toEqual([]);
  });

  test("has an allowance of its own", async () => {
    const shop = await startTestShop({ env: { RATE_LIMIT_FACTOR: "0.01", TRUST_PROXY: "1" } });
    const from = { "x-forwarded-for": "203.0.113.20" };
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await send(shop, report, from)).status);
    expect(statuses).toEqual([204, 204, 429, 429]);
    expect(await rejected(shop)).toEqual([["rate_limit_webVitals", 2]]);
    const other = await shop.ask("/client-reports", {
      method: "POST",
      headers: { ...beacon, ...from },
      body: '{"event":"malformed-cart"}',
    });
    expect(other.status).toBe(204);
  });
});
