import { describe, expect, test } from "vitest";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

const beacon = { "content-type": "text/plain;charset=UTF-8", "sec-fetch-site": "same-origin" };
const send = (shop: TestShop, body: unknown, headers: Record<string, string> = beacon, path = "/client-reports") =>
  shop.ask(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });
const reportLines = (shop: TestShop) => shop.lines.filter((line) => String(line["event"]).startsWith("client."));
const counted = async (shop: TestShop) =>
  (await shop.metrics.clientReports.get()).values.map(({ labels, value }) => [labels["event"], value]);

describe("what a browser reports", () => {
  test("becomes a line of the log in the spec's words, and a number [shop-8.24] [shop-8.27]", async () => {
    const shop = await startTestShop();
    expect((await send(shop, { event: "malformed-my-store" })).status).toBe(204);
    expect((await send(shop, { event: "nearby-stores-failed", detail: "status 502" })).status).toBe(204);
    expect(reportLines(shop)).toEqual([
      expect.objectContaining({ level: "warn", report: "malformed-my-store", message: "Failed to load myStore from localStorage" }),
      expect.objectContaining({ report: "nearby-stores-failed", detail: "status 502", message: "Failed to fetch nearby stores" }),
    ]);
    expect(await counted(shop)).toEqual([
      ["malformed-my-store", 1],
      ["nearby-stores-failed", 1],
    ]);
  });

  test.each([
    ["an event of its own making", { event: "all-is-lost" }, 400],
    ["no report", [1], 400],
    ["no JSON", "{", 400],
    ["a long detail", { event: "malformed-cart", detail: "x".repeat(201) }, 400],
    ["more than it may", { event: "malformed-cart", detail: "x".repeat(5000) }, 413],
  ])("is refused and not logged when it is %s", async (_what, body, status) => {
    const shop = await startTestShop();
    expect((await send(shop, body)).status).toBe(status);
    expect(reportLines(shop)).toEqual([]);
    expect(await counted(shop)).toEqual([]);
  });

  test("is refused from other sites", async () => {
    const shop = await startTestShop();
    expect((await send(shop, { event: "malformed-cart" }, { ...beacon, "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(reportLines(shop)).toEqual([]);
  });

  test("loses a detail that may name somebody", async () => {
    const shop = await startTestShop();
    await send(shop, { event: "uncaught-error", detail: "TypeError: jo@example.com is not a function" });
    expect(reportLines(shop)).toEqual([expect.objectContaining({ detail: "[removed]" })]);
  });

  test("cannot flood the log, while all of it is counted", async () => {
    const shop = await startTestShop();
    for (let call = 0; call < 130; call += 1) await send(shop, { event: "malformed-cart" });
    expect(reportLines(shop)).toHaveLength(120);
    expect(await counted(shop)).toEqual([["malformed-cart", 130]]);
  });

  test("has an allowance of its own", async () => {
    const shop = await startTestShop({ env: { RATE_LIMIT_FACTOR: "0.05", TRUST_PROXY: "1" } });
    const statuses = [];
    const from = { ...beacon, "x-forwarded-for": "203.0.113.20" };
    for (const path of ["/client-reports", "/Client-Reports", "/client-reports/csp", "/client-reports"])
      statuses.push((await send(shop, { event: "malformed-cart" }, from, path)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await shop.ask("/cart", { method: "POST", headers: { "x-forwarded-for": "203.0.113.20" } })).status).toBe(200);
  });
});

describe("what the content security policy blocked", () => {
  const type = { "content-type": "application/csp-report" };
  const violation = (report: object) => ({ "csp-report": { "document-uri": "https://shop.example/search?q=jo", ...report } });

  test("is logged by its directive and its source's origin, without the page's address", async () => {
    const shop = await startTestShop();
    const policy = String((await shop.ask("/")).headers["content-security-policy"]);
    const [, path = ""] = /report-uri (\S+?)(?:;|$)/.exec(policy) ?? [];
    const body = violation({ "effective-directive": "img-src", "blocked-uri": "https://evil.example/a.png?who=jo" });
    expect((await send(shop, body, type, path)).status).toBe(204);
    expect((await send(shop, violation({ "effective-directive": "script-src-elem", "blocked-uri": "inline" }), type, path)).status).toBe(
      204,
    );
    expect(reportLines(shop)).toEqual([
      expect.objectContaining({ event: "client.csp_violation", directive: "img-src", blocked: "https://evil.example" }),
      expect.objectContaining({ directive: "script-src-elem", blocked: "inline" }),
    ]);
    expect(JSON.stringify(reportLines(shop))).not.toMatch(/jo|search/);
    expect(await counted(shop)).toEqual([["csp-violation", 2]]);
  });

  test("is refused when it is anything else", async () => {
    const shop = await startTestShop();
    expect((await send(shop, violation({ "effective-directive": "IMG SRC" }), type, "/client-reports/csp")).status).toBe(400);
  });

  const batchType = { "content-type": "application/reports+json" };
  const reported = (body: object) => ({ type: "csp-violation", age: 12, url: "https://shop.example/search?q=jo", user_agent: "jo", body });

  test("is taken in batches, too, each violation a line and a number, and nothing else of what a browser sends", async () => {
    const shop = await startTestShop();
    const batch = [
      reported({
        effectiveDirective: "img-src",
        blockedURL: "https://evil.example/a.png?who=jo",
        sample: "jo",
        documentURL: "https://jo.example",
      }),
      { type: "deprecation", body: { id: "jo" } },
      reported({ effectiveDirective: "require-trusted-types-for", blockedURL: "trusted-types-sink", sample: "Element innerHTML|jo" }),
      reported({ effectiveDirective: "IMG SRC jo", blockedURL: "" }),
    ];
    expect((await send(shop, batch, batchType, "/client-reports/csp")).status).toBe(204);
    expect(reportLines(shop)).toEqual([
      expect.objectContaining({ directive: "img-src", blocked: "https://evil.example" }),
      expect.objectContaining({ directive: "require-trusted-types-for", blocked: "trusted-types-sink" }),
    ]);
    expect(JSON.stringify(reportLines(shop))).not.toContain("jo");
    expect(await counted(shop)).toEqual([["csp-violation", 2]]);
  });

  test.each([
    ["no batch", { type: "csp-violation" }, 400],
    ["more than browsers send at a time", Array.from({ length: 51 }, () => ({ type: "csp-violation" })), 400],
    ["more than it may", [reported({ sample: "x".repeat(70_000) })], 413],
  ])("is refused when it is %s", async (_what, body, status) => {
    const shop = await startTestShop();
    expect((await send(shop, body, batchType, "/client-reports/csp")).status).toBe(status);
    expect(await counted(shop)).toEqual([]);
  });
});
