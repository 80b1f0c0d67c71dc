import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { withDeadline } from "#server/deadline.ts";
import { startVendor, watchedVendorFetch } from "#server/testing/start-vendor.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { createAdminApi } from "./create-admin-api.ts";

const access = { storeDomain: "store.myshopify.com", clientId: "app", clientSecret: "s3cret" };
const shopQuery = {
  name: "Shop",
  document: "{ shop { name } }",
  variables: {},
  schema: z.object({ shop: z.object({ name: z.string() }) }),
  isIdempotent: false,
};
const good = { data: { shop: { name: "Rares" } } };
/** As the platform refuses what it has no room for now. */
const throttled = (currentlyAvailable: number) => ({
  errors: [{ message: "Throttled", extensions: { code: "THROTTLED", documentation: "https://shopify.dev/api/usage/rate-limits" } }],
  extensions: {
    cost: {
      requestedQueryCost: 400,
      actualQueryCost: null,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable, restoreRate: 1000 },
    },
  },
});

/** The API of a platform that answers each query in turn. */
function apiAnswering(...answers: object[]) {
  const asked = vi.fn<VendorFetch>(async (url) =>
    Response.json(String(url).endsWith("/oauth/access_token") ? { access_token: "token", expires_in: 86_399 } : answers.shift()),
  );
  return { api: createAdminApi({ ...access, vendorFetch: asked }), queries: () => asked.mock.calls.length - 1 };
}

describe("a query that the platform has no room for now", () => {
  it("is asked again once it has, for it wasn't answered", async () => {
    const { api, queries } = apiAnswering(throttled(300), good);
    const startedAt = performance.now();
    expect(await api(shopQuery)).toEqual({ shop: { name: "Rares" } });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(95);
    expect(queries()).toBe(2);
  });

  it("is given up where it would take longer than anybody waits, or is refused again", async () => {
    const busy = apiAnswering(throttled(-5000), good);
    await expect(busy.api(shopQuery)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(busy.queries()).toBe(1);
    const hurried = apiAnswering(throttled(300), good);
    await expect(withDeadline(800, () => hurried.api(shopQuery))).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(hurried.queries()).toBe(1);
    const again = apiAnswering(throttled(390), throttled(390), good);
    await expect(again.api(shopQuery)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(again.queries()).toBe(2);
  });
});

it("the app's secret goes nowhere but to the store, wherever that leads", async () => {
  const bodies: string[] = [];
  const elsewhere = await startVendor((req, res) => {
    req.on("data", (part: Buffer) => bodies.push(part.toString()));
    req.on("end", () => res.end("{}"));
  });
  const storeDomain = await startVendor((_req, res) => res.writeHead(307, { location: elsewhere }).end());
  const { vendorFetch } = watchedVendorFetch();
  const api = createAdminApi({ ...access, storeDomain, vendorFetch });
  await expect(api(shopQuery)).rejects.toMatchObject({ code: "UPSTREAM_FAILED", message: expect.stringContaining("HTTP 307") });
  expect(bodies).toEqual([]);
});
