import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCatalogue, variant } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { startVehicleVendors } from "#server/testing/start-vehicle-vendors.ts";
import { createAlgoliaSearch } from "#server/vendors/algolia/algolia-search.ts";
import { createAlgoliaNumbers } from "#server/vendors/algolia/create-algolia-numbers.ts";
import { resolvedListSchema } from "#shared/contract/catalogue/parts-list.ts";
import { partsListLimits } from "#shared/domain/cart/parts-list/parts-list.ts";
import { createPartsListService, type PartsListService } from "./parts-list-service.ts";

const catalogue = testCatalogue([
  { id: 1, title: "Water pump", partNumber: "WP-253", otherNumbers: ["GM 92031456"], replacesNumbers: ["WP-250"] },
  { id: 2, title: "Cast water pump", partNumber: "CWP 9", otherNumbers: ["92031456"] },
  { id: 3, title: "Thermostat", partNumber: "TH.82", availability: "out-of-stock" },
  {
    id: 4,
    title: "Pads",
    handle: "pads",
    partNumber: "PAD-1",
    variants: [variant(40, "PAD-1-ST", 5000, 3), variant(41, "PAD-1-RC", 5000, 3)],
  },
  { id: 5, title: "Brake kit", partNumber: "KIT-77", bundleComponents: [{ productHandle: "pads", quantity: 1 }] },
  { id: 6, title: "Pump kit", partNumber: "KIT-78", bundleComponents: [{ productHandle: "product-1", quantity: 1 }] },
  ...Array.from({ length: 600 }, (_, at) => ({ id: 100 + at, title: `Bolt ${at}`, partNumber: `BOLT-${1000 + at}` })),
]);

let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let service: PartsListService;
let calls = 0;

beforeAll(async () => {
  vendors = await startVehicleVendors(catalogue);
  const search = createAlgoliaSearch({
    ...vendors.algoliaAccess,
    vendorFetch: (url, init, call) => {
      calls += 1;
      return vendors.vendorFetch(url, init, call);
    },
  });
  service = createPartsListService({
    index: createAlgoliaNumbers(search, "http://shop.test"),
    fitment: { cards: (cards) => Promise.resolve([...cards]) },
  });
});
afterAll(() => vendors.close());

const resolve = async (list: string) => (await service.resolve(list, {})).lines;

describe("a list of part numbers", () => {
  it("finds parts by their own number in any spelling, with how many", async () => {
    const answer = await service.resolve("wp253 x 2\n3\tTH-82", {});
    expect(resolvedListSchema.parse(answer)).toEqual(answer);
    expect(answer.lines).toMatchObject([
      { text: "wp253 x 2", quantity: 2, problem: null, matches: [{ kind: "own", partNumber: "WP-253", title: "Water pump" }] },
      { quantity: 3, matches: [{ partNumber: "TH.82", availability: "out-of-stock" }] },
    ]);
    expect(answer.lines[0]?.matches[0]?.variantId).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d+$/);
  });

  it("offers what took the place of a number, and every part that another maker's number means", async () => {
    expect(await resolve("WP 250")).toMatchObject([{ matches: [{ kind: "replaces", partNumber: "WP-253" }] }]);
    const [line] = await resolve("2x 92031456");
    expect(line?.matches.map(({ kind, title }) => `${kind} ${title}`)).toEqual(["other Cast water pump"]);
    const [spelt] = await resolve("GM-92031456");
    expect(spelt?.matches.map(({ title }) => title)).toEqual(["Water pump"]);
  });

  it("leads to the page of a kit of whose parts something is to be chosen, whatever of its numbers is asked for [shop-5.8]", async () => {
    expect(await resolve("KIT-77\nPAD-1-RC\nKIT-78")).toMatchObject([
      { matches: [{ title: "Brake kit", variantId: null }] },
      { matches: [{ title: "Pads", variantId: "gid://shopify/ProductVariant/41" }] },
      { matches: [{ title: "Pump kit", variantId: "gid://shopify/ProductVariant/60" }] },
    ]);
  });

  it("explains each line that leads to no part, and keeps it as it was typed", async () => {
    expect(await resolve("XX-404 x 3\nplease send\nWP-253")).toMatchObject([
      { text: "XX-404 x 3", number: "XX-404", quantity: 3, problem: "No part that we sell has the number XX-404.", matches: [] },
      { text: "please send", number: null, problem: "We can't see a part number in this line." },
      { problem: null },
    ]);
  });

  it.each([
    "WP-253 0",
    "WP-253,0",
    "WP-253\t0",
    "WP-253 x0",
    "WP-253 ×0",
    "0 WP-253",
    "WP-253 10000",
    "WP-253 -3",
    "WP-253 1.5",
    "WP-253 x 1.5",
    "WP-253\t-2",
    "WP-253 x 99999",
    "WP-253,20000",
  ])("that wants none of a part, too many or no whole number is refused: %j", async (list) => {
    const problem = "A quantity is a number from 1 to 9999.";
    expect(await resolve(list)).toMatchObject([{ text: list, number: null, problem, matches: [] }]);
  });

  it("takes what ends with a zero for a number where there is one", async () => {
    expect(await resolve("WP 25 0")).toMatchObject([{ quantity: 1, problem: null, matches: [{ partNumber: "WP-253" }] }]);
  });

  it("of 500 lines takes one call and less than a second", async () => {
    const list = Array.from({ length: 500 }, (_, at) => `BOLT ${1000 + at}\t${(at % 9) + 1}`).join("\n");
    calls = 0;
    const startedAt = performance.now();
    const lines = await resolve(list);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(lines.every(({ matches }, at) => matches[0]?.title === `Bolt ${at}`)).toBe(true);
    expect(calls).toBe(1);
  });

  it("of a spreadsheet with numbers in all of its columns takes as many calls as the index wants", async () => {
    const row = (line: number) => Array.from({ length: 40 }, (_, column) => 1000 + 40 * line + column).join(",");
    const list = Array.from({ length: 140 }, (_, line) => row(line)).join("\n");
    calls = 0;
    expect(await resolve(`${list}\nWP-253`)).toHaveLength(141);
    expect(calls).toBe(2);
  });

  it("asks nobody about a list without a number", async () => {
    calls = 0;
    expect(await resolve("hello\n\nthere")).toHaveLength(2);
    expect(await resolve("   \n")).toEqual([]);
    expect(calls).toBe(0);
  });

  it.each([
    ["lines", "WP-253\n".repeat(partsListLimits.lines + 1), /at most 500 lines; this one has 501/],
    ["text", "WP-253".repeat(10_000), /more text than one list can hold/],
  ])("with too many %s is refused in words", async (_, list, words) => {
    await expect(service.resolve(list, {})).rejects.toMatchObject({ code: "UNPROCESSABLE", userMessage: expect.stringMatching(words) });
  });

  it("that is too long is refused before it is read", async () => {
    const startedAt = performance.now();
    await expect(service.resolve(`${"a11,".repeat(49)}\n`.repeat(30_000), {})).rejects.toMatchObject({ code: "UNPROCESSABLE" });
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});
