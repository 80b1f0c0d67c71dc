import { createServer } from "node:http";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { createSearchService } from "./search-service.ts";

const fits = (...vehicleIds: number[]) => ({
  fitment: [{ vehicleIds, yearFrom: 1971, yearTo: 1974, positions: [], notes: [], quantity: 1 }],
});
const catalogue = testCatalogue([
  { id: 1, title: "Men's T-shirt, Classic range", productType: "Men's T-shirt", fitment: [] },
  { id: 2, title: "Thermostat opening at 82 °C", productType: "Thermostat", ...fits(1) },
  { id: 3, title: "Guard badge, Holden HQ", productType: "Guard badge", ...fits(1) },
  { id: 4, title: "Bonnet badge, Ford XY", productType: "Bonnet badge", ...fits(3) },
  { id: 5, title: "Front grille, Ford XY", productType: "Front grille", ...fits(3) },
  { id: 6, title: "Wheel nut set", productType: "Wheel nut set", fitment: [], isUniversal: true },
  { id: 7, title: "Wheel nut set, chrome", productType: "Wheel nut set", fitment: [], isUniversal: true },
  { id: 8, title: "Hub cap, 7 inch", productType: "Hub cap", ...fits(3) },
  { id: 9, title: "Carburettor rebuild kit, Holden 253", productType: "Carburettor rebuild kit", ...fits(1) },
  { id: 11, title: "Steering box, Holden HQ", productType: "Steering box", ...fits(1) },
  { id: 10, title: "Carburettor, Ford 351", productType: "Carburettor", ...fits(3) },
]);
const help = { kind: "help", label: "Stores", url: "/stores" } as const;
const relays = { kind: "category", label: "Switches & Relays", url: "/parts/electrical-and-ignition/switches-and-relays" } as const;
const server = createServer(express().use("/_vendors/algolia", createSearchRouter({ catalogue })));
let search: ReturnType<typeof createSearchService>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `127.0.0.1:${typeof address === "object" ? address?.port : ""}/_vendors/algolia`;
  const access = { appId: "sandbox", apiKey: "sandbox", host: { url, protocol: "http" }, publicUrl: "http://shop.test" } as const;
  search = createSearchService({
    ...searchParts({ ...access, vendorFetch: (input, init) => fetch(input, init) }),
    cache: { get: ({ load }) => load() },
    listPages: async () => ({ pages: [help, relays], isWhole: true }),
  });
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const listed = (q: string) => search.products(productListInputSchema.parse({ q }));
const titles = async (q: string) => (await listed(q)).products.map(({ title }) => title);

describe("a part that is for no car in particular", () => {
  it("is found beside a car's name, and the name is said to be left out", async () => {
    const list = await listed("ford t-shirt");
    expect(list.products.map(({ title }) => title)).toEqual(["Men's T-shirt, Classic range"]);
    expect(list.understanding).toMatchObject({ dropped: ["ford"], missingPart: null });
  });

  it("is found by its name where nothing has the other words", async () => {
    expect(await titles("xy 7/16 wheel nuts")).toHaveLength(2);
  });
});

describe("a part that no such car has", () => {
  it("is named as it was asked for where it may be several", async () => {
    expect((await listed("hq gts grille")).understanding.missingPart).toBe("grille");
    expect((await listed("hj badge")).understanding.missingPart).toBe("badge");
  });
});

describe("an engine without a car", () => {
  it("is kept before the part: a kit for it is of more use than another engine's carburettor", async () => {
    expect(await titles("253 carburettor")).toEqual(["Carburettor rebuild kit, Holden 253"]);
  });
});

describe("a car that the shop has nothing for", () => {
  it("leads to the parts of its make", async () => {
    const list = await listed("hj monaro");
    expect(list.products.length).toBeGreaterThan(0);
    expect(list.products.map(({ title }) => title).filter((title) => title.includes("Ford"))).toEqual([]);
    expect(list.understanding.dropped).toEqual(["hj", "monaro"]);
  });
});

describe("the suggestions", () => {
  it.each(["7/16 wheel nuts", "bosch carburettor", "cheap wheel nuts near me", "fuse badge"])(
    "offer as many products for %j as the list then shows",
    async (typed) => {
      const { total } = await listed(typed);
      expect(total).toBeGreaterThan(0);
      expect((await search.suggestions(typed, undefined)).productTotal).toBe(total);
    },
  );
});

describe("a part that the shop has not", () => {
  it("is no other part that only ends alike, in the list and while it is typed", async () => {
    expect(await listed("fuse box")).toMatchObject({ total: 0, products: [], isPartialMatch: false, pages: [relays] });
    expect(await search.suggestions("fuse box", undefined)).toMatchObject({ productTotal: 0, products: [] });
  });

  it("is answered with what has a word that says something", async () => {
    expect(await listed("widget chrome")).toMatchObject({ total: 1, isPartialMatch: true });
  });
});

it("names the section of a part that the shop has not, beside a car's name too", async () => {
  expect((await listed("fuse box")).pages).toEqual([relays]);
  expect(await listed("holden hq fuse box")).toMatchObject({
    pages: [relays],
    understanding: { car: "Holden HQ", dropped: ["fuse", "box"] },
  });
});

describe("a question that a page of help answers", () => {
  it("is not answered with products that have some of its words", async () => {
    const list = await listed("opening hours");
    expect(list.pages).toEqual([help]);
    expect(list).toMatchObject({ total: 0, products: [], isPartialMatch: false });
    expect((await search.suggestions("opening hours", undefined)).productTotal).toBe(0);
  });

  it("is answered with products that have all of them", async () => {
    expect(await titles("thermostat opening")).toEqual(["Thermostat opening at 82 °C"]);
  });
});

describe("a text that is longer than the index takes", () => {
  it.each([
    ["its short words become longer once they stand in full", "lhf ".repeat(64).trim()],
    ["its letters take several bytes", "灯".repeat(256)],
  ])("is searched as far as the index takes it: %s", async (_why, q) => {
    await expect(listed(q)).resolves.toMatchObject({ products: expect.any(Array) });
    await expect(search.suggestions(q, undefined)).resolves.toMatchObject({ products: expect.any(Array) });
  });
});
