import { createServer, type Server } from "node:http";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "#sandbox/catalogue/types.ts";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { testCatalogue, variant } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { createSearchService, type SearchService } from "./search-service.ts";

const store = (id: number, shortName: string): Store => ({
  id,
  placeId: `place-${id}`,
  shortName,
  name: `Rares ${shortName}`,
  state: "VIC",
  country: "AU",
  street: "1 Test Street",
  suburb: shortName,
  postcode: "3000",
  latitude: 0,
  longitude: 0,
  phone: "",
  openingHours: [],
  timeZone: "Australia/Melbourne",
  isWarehouse: false,
});
const stocked = (id: number, stockByStore: Record<number, number>) => ({
  ...variant(
    id * 10,
    `SKU-${id}`,
    5000,
    Object.values(stockByStore).reduce((sum, units) => sum + units, 0),
  ),
  stockByStore,
});
const catalogue = {
  ...testCatalogue([
    { id: 1, title: "Bonnet", variants: [stocked(1, { 1: 2, 2: 1 })] },
    { id: 2, title: "Bonnet hinge", variants: [stocked(2, { 2: 4 })] },
    { id: 3, title: "Bonnet kit", variants: [stocked(3, {})], bundleComponents: [{ productHandle: "part-6", quantity: 2 }] },
    { id: 4, title: "Bonnet card", productType: "Gift card", variants: [stocked(4, { 1: 9 })] },
    { id: 5, title: "Bonnet clips", variants: [{ ...stocked(5, { 1: 3 }), quantityMinimum: 4 }] },
    { id: 6, title: "Bolt", handle: "part-6", variants: [{ ...stocked(6, { 1: 5, 2: 1 }), priceCents: 0 }] },
  ]),
  stores: [store(1, "Coburg North"), store(2, "O'Halloran Hill")],
};

let server: Server;
let service: SearchService;
let calls = 0;
beforeAll(async () => {
  server = createServer(express().use("/_vendors/algolia", createSearchRouter({ catalogue })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `127.0.0.1:${typeof address === "object" ? address?.port : ""}/_vendors/algolia`;
  const parts = searchParts({
    appId: "sandbox",
    apiKey: "sandbox",
    host: { url, protocol: "http" },
    publicUrl: "http://shop.test",
    vendorFetch: (target, init) => {
      calls += 1;
      return fetch(target, init);
    },
  });
  service = createSearchService({ ...parts, cache: { get: ({ load }) => load() } });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const list = (input: object = {}) => service.products(productListInputSchema.parse({ q: "bonnet", ...input }));
const titlesAt = async (...names: string[]) => (await list({ store: names })).products.map(({ title }) => title).toSorted();
const storesOf = async (input: object = {}) => (await list(input)).facets.find(({ name }) => name === "store")?.values;

test("a list is narrowed to what a store can hand over: kits that it has whole, and nothing that is sent by email or sold in larger numbers than it has", async () => {
  expect(await titlesAt("Coburg North")).toEqual(["Bonnet", "Bonnet kit"]);
  expect(await titlesAt("O'Halloran Hill")).toEqual(["Bonnet", "Bonnet hinge"]);
  expect(await titlesAt("Coburg North", "O'Halloran Hill")).toEqual(["Bonnet", "Bonnet hinge", "Bonnet kit"]);
  expect(await titlesAt("Nowhere")).toEqual([]);
});

test("stores come in their own order, each with what it has, whichever is chosen; cards tell who has them", async () => {
  const both = [
    { value: "Coburg North", label: "Coburg North", count: 2 },
    { value: "O'Halloran Hill", label: "O'Halloran Hill", count: 2 },
  ];
  expect(await storesOf()).toEqual(both);
  expect(await storesOf({ store: "Coburg North" })).toEqual(both);
  const { products } = await list();
  expect(products.find(({ title }) => title === "Bonnet")?.inStockAt).toEqual(["Coburg North", "O'Halloran Hill"]);
  expect(products.find(({ title }) => title === "Bonnet card")?.inStockAt).toEqual([]);
});

test("a list asks its vendor as often with a store as without", async () => {
  const callsOf = async (input: object) => {
    const before = calls;
    await list(input);
    return calls - before;
  };
  await list();
  expect(await callsOf({ store: "Coburg North" })).toBe(await callsOf({}));
});

test("what is sold to the last leaves the store's list, and what arrives enters it", async () => {
  const [bonnet, hinge] = [catalogue.productById(1), catalogue.productById(2)];
  if (!bonnet || !hinge) throw new Error("The catalogue is empty");
  catalogue.change({ ...bonnet, variants: [stocked(1, { 2: 1 })] });
  catalogue.change({ ...hinge, variants: [stocked(2, { 1: 1, 2: 3 })] });
  expect(await titlesAt("Coburg North")).toEqual(["Bonnet hinge", "Bonnet kit"]);
  expect(await titlesAt("O'Halloran Hill")).toEqual(["Bonnet", "Bonnet hinge"]);
  catalogue.change({ ...hinge, variants: [stocked(2, {})] });
  expect(await titlesAt("O'Halloran Hill")).toEqual(["Bonnet"]);
});

test("one call tells which stores have a shelf's products, as the list's own cards do; unknown ones are left out", async () => {
  const before = calls;
  const ids = [1, 2, 3, 4, 5, 6, 99].map((id) => `gid://shopify/Product/${id}`);
  const parts = await service.shelves([...ids, ids[0] ?? ""]);
  expect(calls - before).toBe(1);
  const { products } = await service.products(productListInputSchema.parse({ q: "bonnet" }));
  expect(products.length).toBeGreaterThan(3);
  for (const { id, availability, isInStoreOnly, isGiftCard, inStockAt } of products)
    expect(parts.find((part) => part.id === id)).toEqual({ id, availability, isInStoreOnly, inStockAt, ...(isGiftCard && { isGiftCard }) });
  expect(parts.map(({ id }) => id)).not.toContain("gid://shopify/Product/99");
});
