import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient } from "./create-shopify-client.ts";
import { clientOfChanged } from "./testing/client-of-changed.ts";

const answerSchema = z.object({
  data: z.object({
    product: z.looseObject({
      metafields: z.array(z.unknown()),
      selectedOrFirstAvailableVariant: z.looseObject({ components: z.unknown() }),
    }),
  }),
});
type Product = z.infer<typeof answerSchema>["data"]["product"];

const warn = vi.fn<(fields: object, message: string) => void>();
let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => warn.mockClear());

/** The product as the shop sees it after something was changed in the platform's answer. */
function productWith(change: (product: Product) => void) {
  const client = clientOfChanged({ commerce, logger: { warn }, schema: answerSchema, change: ({ data }) => change(data.product) });
  return client.product("brake-pad-set");
}

const promotionWith = (endsAt: string) => ({ key: "promotion", value: JSON.stringify({ handle: "big-week", title: "Big Week", endsAt }) });
const setMetafield = (product: Product, metafield: { key: string; value: string }) => {
  product.metafields = [metafield, ...product.metafields];
};

it("warns about a promotion's end that is no date, and ignores it [shop-8.44]", async () => {
  const product = await productWith((answer) => setMetafield(answer, promotionWith("next Tuesday")));
  expect(product?.promotion).toEqual({ handle: "big-week", title: "Big Week", endsAt: null });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ owner: "brake-pad-set", key: "promotion" }), expect.any(String));
});

it("counts down to no end that has passed", async () => {
  const over = await productWith((answer) => setMetafield(answer, promotionWith("2020-01-01T00:00:00Z")));
  expect(over?.promotion?.endsAt).toBeNull();
  const deal = await productWith((answer) => setMetafield(answer, { key: "deal_expiry", value: "2020-01-01T00:00:00Z" }));
  expect(deal?.dealExpiresAt).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  const running = await productWith((answer) => setMetafield(answer, { key: "deal_expiry", value: "2999-01-01T00:00:00Z" }));
  expect(running).toMatchObject({ dealExpiresAt: "2999-01-01T00:00:00.000Z", dealEndsOn: "2999-01-01" });
});

it("reads an end without a zone as UTC, wherever the shop and its shoppers are", async () => {
  vi.stubEnv("TZ", "Australia/Melbourne");
  onTestFinished(() => void vi.unstubAllEnvs());
  const deal = await productWith((answer) => setMetafield(answer, { key: "deal_expiry", value: "2999-01-01T12:30:00" }));
  expect(deal?.dealExpiresAt).toBe("2999-01-01T12:30:00.000Z");
  const promoted = await productWith((answer) => setMetafield(answer, promotionWith("2999-01-01T12:30:00")));
  expect(promoted?.promotion?.endsAt).toBe("2999-01-01T12:30:00.000Z");
});

it("warns about a store's time zone that is none, and knows no clock of it", async () => {
  const client = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    logger: { warn },
    vendorFetch: async (url, init) => {
      const body = await (await fetch(url, init)).text();
      return new Response(body.replaceAll("Australia/Melbourne", "Australia/Melborne"));
    },
  });
  const zones = new Set((await client.locations()).map(({ timeZone }) => timeZone));
  expect(zones).toContain(null);
  expect(zones).not.toContain("Australia/Melborne");
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ key: "time_zone" }), expect.any(String));
});

it("leaves out the entries of a list that can't be read, keeps the others, and warns once", async () => {
  const listed = (key: string, value: unknown) => ({ key, value: JSON.stringify(value) });
  const product = await productWith((answer) => {
    setMetafield(answer, listed("specifications", [{ label: "Thread", value: "M8" }, { label: "Weight", value: null }, "brass"]));
    setMetafield(answer, listed("other_numbers", ["IB-1", null, 7]));
    setMetafield(answer, listed("vehicle_ids", [7, "12", null]));
  });
  expect(product).toMatchObject({ specifications: [{ label: "Thread", value: "M8" }], otherNumbers: ["IB-1"], hasFitment: true });
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual(
    ["other_numbers", "specifications", "vehicle_ids"].map((key) => ({ event: "metafield.unreadable", owner: "brake-pad-set", key })),
  );
});

it("knows the hours of a store's other days where those of one are null, as for one on which it is closed", async () => {
  const hours = [
    { day: "Monday", hours: "8:00 AM - 5:00 PM" },
    { day: "Sunday", hours: null },
  ];
  const client = createShopifyClient({
    storeDomain: "http://shopify.test",
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    logger: { warn },
    vendorFetch: async () => {
      const metafields = [
        { key: "place_id", value: "ChIJ0000000001" },
        { key: "opening_hours", value: JSON.stringify(hours) },
      ];
      return Response.json({
        data: { locations: { nodes: [{ id: "gid://shopify/Location/1", name: "Coburg", address: {}, metafields }] } },
      });
    },
  });
  expect((await client.locations())[0]?.openingHours).toMatchObject([{ day: "Monday" }]);
});

it("treats a bundle whose parts can't be read as none, and logs it [shop-8.43]", async () => {
  const emptyPart = { handle: "part", title: "Part", options: [], featuredImage: null, variants: { nodes: [] } };
  const product = await productWith((answer) => {
    answer.selectedOrFirstAvailableVariant.components = { nodes: [{ quantity: 1, productVariant: { product: emptyPart } }] };
  });
  expect(product).toMatchObject({ handle: "brake-pad-set", bundleComponents: [] });
  expect(warn).toHaveBeenCalledExactlyOnceWith({ event: "bundle.unreadable", owner: "brake-pad-set" }, expect.any(String));
});
