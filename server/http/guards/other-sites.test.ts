import { describe, expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

const env = { PUBLIC_URL: "https://shop.example", RATE_LIMIT_FACTOR: "0.02", TRUST_PROXY: "1", SESSION_SECRET: "s".repeat(40) };
const visitor = { "x-forwarded-for": "203.0.113.40" };
const visit = { ...visitor, "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const framed = { ...visitor, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" };

describe("another site's page can't use up its visitor's allowance", () => {
  test.each([
    ["into a hidden frame", framed],
    ["from a sister site", { ...framed, "sec-fetch-site": "same-site" }],
    ["from an old browser", { ...visitor, origin: "https://evil.example" }],
  ])("by forms that it sends %s, since they are refused and not counted", async (_how, headers) => {
    const { ask } = await startTestShop({ env });
    for (const path of ["/newsletter", "/garage/vin", "/api/delivery/quotes", "/cart"]) {
      for (let call = 0; call < 10; call += 1) expect((await ask(path, { method: "POST", headers })).status).toBe(403);
      expect([path, (await ask(path, { method: "POST", headers: visit })).status]).not.toEqual([path, 429]);
    }
  });

  test.each(["iframe", "embed"])("by what it shows in an element %s, which is counted apart", async (element) => {
    const { ask } = await startTestShop({ env });
    for (const path of ["/parts", "/login", "/social/home.png", "/stores?q=3000", "/api/stores"]) {
      const statuses = new Set<number>();
      for (let call = 0; call < 30; call += 1)
        statuses.add((await ask(path, { headers: { ...framed, "sec-fetch-dest": element } })).status);
      expect([path, statuses.has(429)]).toEqual([path, true]);
      expect([path, (await ask(path, { headers: visit })).status]).not.toEqual([path, 429]);
    }
  });
});

test("what vendors send is theirs to sign, wherever it says that it comes from", async () => {
  const { ask } = await startTestShop({ env: { ...env, STORYBLOK_WEBHOOK_SECRET: "w".repeat(20) } });
  const { status, body } = await ask("/webhooks/storyblok", {
    method: "POST",
    headers: { ...visitor, origin: "https://vendor.example", accept: "application/json" },
  });
  expect([status, JSON.parse(body)]).toMatchObject([403, { detail: "The signature of this message isn't valid." }]);
});
