import { describe, expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

const env = { PUBLIC_URL: "https://shop.example" };

describe("a post", () => {
  test.each([
    ["from a page of ours", { "sec-fetch-site": "same-origin", origin: "https://shop.example" }],
    ["typed by a person", { "sec-fetch-site": "none" }],
    ["from an old browser on the public address", { origin: "https://shop.example" }],
    ["from an old browser on the address it asked", { origin: "http://localhost:1", host: "localhost:1" }],
    ["from a program without a browser's headers", {}],
  ])("%s is served", async (_what, headers) => {
    const { ask } = await startTestShop({ env });
    expect((await ask("/cart", { method: "POST", headers })).status).toBe(200);
  });

  test.each([
    ["from another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["from a sister site", { "sec-fetch-site": "same-site" }],
    ["from an old browser on another site", { origin: "https://evil.example" }],
    ["from an old browser on our own host over plain http", { origin: "http://shop.example", host: "shop.example" }],
    ["from a hidden origin", { origin: "null" }],
  ])("%s is refused, before anything reads it", async (_what, headers) => {
    const { ask, metrics } = await startTestShop({ env });
    const page = await ask("/cart", { method: "POST", headers });
    expect(page.status).toBe(403);
    expect(page.body).toContain("That isn't allowed from here.");
    const api = await ask("/api/cart/lines", { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: "{}" });
    expect(api.status).toBe(403);
    expect(JSON.parse(api.body)).toMatchObject({ status: 403, code: "FORBIDDEN" });
    expect((await metrics.rejectedRequests.get()).values).toMatchObject([{ value: 2, labels: { reason: "cross_origin" } }]);
  });
});
