import { afterEach, beforeEach, expect, it, vi } from "vitest";
import pino from "pino";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { cacheGifts } from "#server/services/cart/cache-gifts.ts";
import { createShopifyClient } from "./create-shopify-client.ts";

const minuteMs = 60_000;
const warn = vi.fn<(fields: object, message: string) => void>();

/** The list that every cart is shown with; `answer` sets what the platform says to it. */
function keptGifts() {
  let body = "";
  const shopify = createShopifyClient({
    storeDomain: "shopify.test",
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: async () => new Response(body),
    logger: { warn },
  });
  const metrics = createMetrics({ version: "test", revision: "test" });
  const cache = createPublicCache({ maxBytes: 1024 * 1024, logger: pino({ level: "silent" }), metrics });
  const { freeGifts } = cacheGifts(shopify, cache);
  return {
    answer: (next: object | string) => void (body = typeof next === "string" ? next : JSON.stringify(next)),
    titles: async () => (await freeGifts()).map(({ title }) => title),
    qualifying: async () => (await freeGifts()).map(({ qualifying }) => qualifying.url),
  };
}

const entry = {
  id: "gid://shopify/Metaobject/1",
  title: { value: "A free cap" },
  itemsRequired: { value: "2" },
  qualifying: { reference: { id: "gid://shopify/Collection/1", title: "Brakes", handle: "brakes--discs" } },
  gift: {
    reference: {
      id: "gid://shopify/ProductVariant/1",
      availableForSale: true,
      price: { amount: "9.95" },
      image: null,
      product: { handle: "cap", title: "Cap" },
    },
  },
};
const listing = { data: { metaobjects: { nodes: [entry] } } };
const failing = (message: string, code?: string) => ({ errors: [{ message, extensions: { code }, path: ["metaobjects"] }] });
const denial = failing("Access denied for metaobjects field.", "ACCESS_DENIED");
const unknownType = failing('No metaobject definition exists for type "free_gift"');
const throttling = failing("Throttled", "THROTTLED");

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockClear();
});
afterEach(() => void vi.useRealTimers());

it.each([
  ["is busy", throttling],
  ["fails", failing("Internal error", "INTERNAL_SERVER_ERROR")],
  ["denies one thing and fails at another", { errors: [...denial.errors, ...throttling.errors] }],
  ["answers no GraphQL", "<html>"],
  ["answers what can't be read", { data: { metaobjects: null } }],
])("the free gifts stay on offer while the platform %s, and the log says so", async (_name, answer) => {
  const gifts = keptGifts();
  gifts.answer(listing);
  expect(await gifts.titles()).toEqual(["A free cap"]);
  vi.advanceTimersByTime(6 * minuteMs);
  gifts.answer(answer);
  await gifts.titles();
  await vi.advanceTimersByTimeAsync(1);
  expect(await gifts.titles()).toEqual(["A free cap"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: "shopify.free-gifts" }), expect.any(String));
});

it.each([
  ["whose token lacks the scope", denial],
  ["that doesn't know them", unknownType],
])("an account %s has no free gifts, and is asked again in five minutes only", async (_name, answer) => {
  const gifts = keptGifts();
  gifts.answer(answer);
  expect(await gifts.titles()).toEqual([]);
  gifts.answer(listing);
  expect(await gifts.titles()).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: "shopify.free-gifts" }), expect.stringContaining("scope"));
});

it("what a free gift counts by is a page of this shop, never of the platform's own store", async () => {
  const gifts = keptGifts();
  gifts.answer(listing);
  expect(await gifts.qualifying()).toEqual(["/parts/brakes/discs"]);
});
