import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createAlgoliaSearch } from "./algolia-search.ts";
import { createAlgoliaClient, readHighlightedText } from "./create-algolia-client.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";

const clientOf = (vendorFetch: VendorFetch, host?: { url: string; protocol: "http" }) =>
  createAlgoliaClient({ appId: "app", apiKey: "key", publicUrl: "http://shop.test", vendorFetch, ...(host === undefined ? {} : { host }) });
const sandbox = { url: "127.0.0.1:9/_vendors/algolia", protocol: "http" as const };
const answering =
  (status: number, body: string): VendorFetch =>
  async () =>
    new Response(body, { status, headers: { "content-type": "application/json" } });

const requestsSchema = z.object({ requests: z.array(z.object({ query: z.string() })) });

const rankedSchema = z.object({ requests: z.array(z.object({ optionalFilters: z.array(z.array(z.string())).optional() })) });

const analysedSchema = z.object({
  requests: z.array(
    z.object({
      indexName: z.string(),
      query: z.string(),
      // What the vendor does without being told.
      analytics: z.boolean().default(true),
      clickAnalytics: z.boolean().default(false),
    }),
  ),
});

describe("the Algolia client", () => {
  it("reaches the sandbox by address only, through the shop's own fetch", async () => {
    const calls: unknown[] = [];
    const client = clientOf(async (url, _init, call) => {
      calls.push([String(url).replace(/\?.*/, ""), call]);
      return Response.json({ results: [{ hits: [] }] });
    }, sandbox);
    await client.categories();
    const address = "http://127.0.0.1:9/_vendors/algolia/1/indexes/*/queries";
    expect(calls).toEqual([[address, { operation: "search", isIdempotent: true }]]);
  });

  it("asks no more than fifty questions a call, which is all that the service takes, and keeps the answers in their order", async () => {
    const sizes: number[] = [];
    const search = createAlgoliaSearch({
      appId: "app",
      apiKey: "key",
      host: sandbox,
      async vendorFetch(_url, init) {
        const { requests } = requestsSchema.parse(await new Response(init?.body).json());
        sizes.push(requests.length);
        return Response.json({ results: requests.map(({ query }) => ({ hits: [{ objectID: query }] })) });
      },
    });
    const names = Array.from({ length: 120 }, (_, at) => `part ${at}`);
    const results = await search(names.map((query) => ({ indexName: "products", query })));
    expect(results.map(({ hits }) => hits[0]?.objectID)).toEqual(names);
    expect(sizes).toEqual([50, 50, 20]);
    await search(names.slice(0, 50).map((query) => ({ indexName: "products", query })));
    expect(sizes).toEqual([50, 50, 20, 50]);
  });

  it.each([
    ["an unknown index", answering(404, '{"message":"Index categories does not exist","status":404}'), "UPSTREAM_FAILED"],
    ["garbage", answering(200, "<html>"), "UPSTREAM_FAILED"],
    ["JSON of another shape", answering(200, '{"results":"none"}'), "UPSTREAM_FAILED"],
    ["too few results", answering(200, '{"results":[]}'), "UPSTREAM_FAILED"],
    ["a service that is down", answering(503, "{}"), "UPSTREAM_UNAVAILABLE"],
    ["too many questions", answering(429, '{"message":"Too many requests","status":429}'), "UPSTREAM_UNAVAILABLE"],
  ])("turns %s into an AppError", async (_what, vendorFetch, code) => {
    await expect(clientOf(vendorFetch, sandbox).categories()).rejects.toMatchObject({ name: "AppError", code });
  });

  it.each([
    [403, "Invalid Application-ID or API key", "Algolia search: ApiError Invalid Application-ID or API key (403)"],
    [404, "Index products does not exist", "Algolia search: ApiError Index products does not exist (404)"],
    [400, 'Invalid value for "query": kim@shop.test', "Algolia search: ApiError (400)"],
  ])("says in the log why the service refuses with %i, and nothing of what was searched for", async (status, message, loggedMessage) => {
    const refusing = clientOf(answering(status, JSON.stringify({ message, status })), sandbox);
    await expect(refusing.categories()).rejects.toMatchObject({ loggedMessage, isLogged: false });
  });

  it("leaves the log to the calls of the hosts that can't be reached, which have a line each", async () => {
    await expect(clientOf(answering(503, "{}"), sandbox).categories()).rejects.toMatchObject({ isLogged: true });
  });

  it("passes on the AppError of a call that failed for good", async () => {
    const failingWith =
      (error: AppError): VendorFetch =>
      async () => {
        throw error;
      };
    const timeout = new AppError("UPSTREAM_TIMEOUT", "too slow");
    await expect(clientOf(failingWith(timeout), sandbox).categories()).rejects.toBe(timeout);
    await expect(clientOf(failingWith(timeout)).categories()).rejects.toBe(timeout);
    const refused = new AppError("UPSTREAM_UNAVAILABLE", "refused");
    await expect(clientOf(failingWith(refused), sandbox).categories()).rejects.toBe(refused);
  });

  it("tries the service's other hosts when one cannot be reached", async () => {
    const hosts = new Set<string>();
    const client = clientOf(async (url) => {
      hosts.add(new URL(url).host);
      if (hosts.size < 3) throw new AppError("UPSTREAM_UNAVAILABLE", "refused");
      return Response.json({ results: [{ hits: [] }] });
    });
    await expect(client.categories()).resolves.toEqual([]);
    expect(hosts.size).toBe(3);
  });

  it.each([
    ["at a word", "lamp ".repeat(103).trim(), "lamp ".repeat(102).trim()],
    ["within a word that is too long by itself, between two letters", "灯".repeat(200), "灯".repeat(170)],
    ["nowhere, where it is just short enough", "灯".repeat(170), "灯".repeat(170)],
  ])("cuts a text that is longer than the service takes %s", async (_where, text, sent) => {
    const queries: unknown[] = [];
    const client = clientOf(async (_url, init) => {
      queries.push(requestsSchema.parse(await new Response(init?.body).json()).requests[0]?.query);
      return Response.json({ results: [{ hits: [] }, { hits: [] }, { hits: [] }] });
    }, sandbox);
    await client.suggestions(text, undefined, { text, cars: undefined, boosts: [], rankFor: undefined }, 5);
    expect(queries).toEqual([sent]);
  });

  it("counts as a search only what a shopper asked for: not what a list counts beside it, nor what the shop reads by itself", async () => {
    const counted: { indexName: string; query: string; clickAnalytics: boolean }[] = [];
    const client = clientOf(async (_url, init) => {
      const { requests } = analysedSchema.parse(await new Response(init?.body).json());
      counted.push(...requests.filter(({ analytics, clickAnalytics }) => analytics || clickAnalytics));
      return Response.json({ results: requests.map(() => ({ hits: [] })) });
    }, sandbox);
    const list = { text: "rotor", sort: "latest", page: 1, pageSize: 20, countedNames: [], hasPriceBounds: false } as const;
    const search = { ...list, countedNames: [], filters: { collection: undefined, anyOf: {}, priceRanges: [] }, isAnyWordEnough: false };
    await client.products([search, { ...search, pageSize: 0 }]);
    await client.suggestions("disc", "brakes", { text: "disc", cars: undefined, boosts: [] }, 5);
    await client.popularQueries();
    await client.shelves(["gid://shopify/Product/1"]);
    await client.categories();
    await client.brandSlugsIn(["brakes"]);
    await client.vehicleIdsIn(["brakes"], ["64"]);
    await client.names();
    const asked = (query: string) => ({ indexName: "products", query, analytics: true, clickAnalytics: true });
    expect(counted).toEqual([asked("rotor"), asked("disc"), asked("disc")]);
  });

  it("tells what a list counts and costs, and that there are more values than the service tells", async () => {
    const vendors = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`Brand ${at}`, 1]));
    const results = [
      { hits: [], facets: { on_sale: { true: 2, false: 9 }, vendor: vendors(1000) }, facets_stats: { price: { min: 1.5, max: 20.1 } } },
      { hits: [], facets: { vendor: vendors(2) }, facets_stats: { price: { min: 1.5 } } },
    ];
    const tellCut = vi.fn<(what: string) => void>();
    const client = createAlgoliaClient({
      appId: "app",
      apiKey: "key",
      publicUrl: "http://shop.test",
      host: sandbox,
      tellCut,
      vendorFetch: async () => Response.json({ results }),
    });
    const search = {
      text: "",
      sort: "latest",
      page: 1,
      pageSize: 0,
      countedNames: [],
      hasPriceBounds: true,
      isAnyWordEnough: false,
    } as const;
    const asked = { ...search, countedNames: [], filters: { collection: undefined, anyOf: {}, priceRanges: [] } };
    const [first, second] = await client.products([asked, asked]);
    expect(first).toMatchObject({ counts: { on_sale: [{ value: "true", count: 2 }] }, priceBounds: { minCents: 150, maxCents: 2010 } });
    expect(second).toMatchObject({ counts: { vendor: [{ value: "Brand 0", count: 1 }, {}] }, priceBounds: null });
    expect(tellCut).toHaveBeenCalledExactlyOnceWith("the values to narrow a list by");
    results[0] = {
      hits: [],
      facets: { on_sale: { true: 2, false: 9 }, vendor: vendors(999) },
      facets_stats: { price: { min: 1, max: 1 } },
    };
    await client.products([asked, asked]);
    expect(tellCut).toHaveBeenCalledTimes(1);
  });

  it("leaves an order that was asked for as it is, whatever the words are about and whose car it is", async () => {
    const asked: unknown[] = [];
    const client = clientOf(async (_url, init) => {
      const { requests } = rankedSchema.parse(await new Response(init?.body).json());
      asked.push(...requests.map(({ optionalFilters }) => optionalFilters));
      return Response.json({ results: requests.map(() => ({ hits: [] })) });
    }, sandbox);
    const filters = { collection: undefined, anyOf: {}, priceRanges: [] };
    const boosts = [{ facet: "part_name" as const, values: ["Rotor"], score: 2 }];
    const rankFor = { vehicleId: "64", refusals: ["front"] };
    const search = {
      text: "rotor",
      page: 1,
      pageSize: 20,
      countedNames: [],
      hasPriceBounds: false,
      isAnyWordEnough: false,
      boosts,
      rankFor,
    };
    const fitting = { vehicleId: "64", refusals: [] };
    await client.products([
      { ...search, sort: "price-ascending", filters },
      { ...search, sort: "latest", filters },
      { ...search, sort: "latest", filters: { ...filters, fitting } },
      { ...search, sort: "latest", filters, boosts: [], rankFor: undefined },
    ]);
    const ranks = ["vehicle_ids:64<score=48>", "is_universal:true<score=32>", "has_fitment:false<score=16>"];
    const wanted = ["part_name:Rotor<score=2>"];
    expect(asked).toEqual([undefined, [ranks, ["fitment_refuses:-front<score=48>"], wanted], [ranks, wanted], undefined]);
  });

  it("never shows a product without a price, whatever the service sends [shop-7.11]", async () => {
    const hit = (objectID: string, price: number) => ({
      objectID,
      id: `gid://shopify/Product/${objectID}`,
      handle: `part-${objectID}`,
      title: "Part",
      vendor: "Ironbark",
      variant_id: "gid://shopify/ProductVariant/1",
      availability_kind: "in-stock",
      price,
    });
    const client = clientOf(answering(200, JSON.stringify({ results: [{ hits: [hit("1", 0), hit("2", 12.5)] }] })), sandbox);
    const search = {
      text: "part",
      sort: "latest",
      page: 1,
      pageSize: 20,
      countedNames: [],
      hasPriceBounds: false,
      isAnyWordEnough: false,
    } as const;
    const [answer] = await client.products([
      { ...search, countedNames: [], filters: { collection: undefined, anyOf: {}, priceRanges: [] } },
    ]);
    expect(answer?.products).toMatchObject([{ objectId: "2", priceCents: 1250 }]);
  });

  it("leaves out records that a page could not show", async () => {
    const good = { objectID: "1", handle: "body", title: "Body", path: "Body", urlPath: "/parts/body", level: 1, product_count: 2 };
    const client = clientOf(
      answering(200, JSON.stringify({ results: [{ hits: [good, { objectID: "2" }, { ...good, urlPath: "javascript:alert(1)" }] }] })),
      sandbox,
    );
    await expect(client.categories()).resolves.toMatchObject([{ handle: "body", parentHandle: null, picture: null }]);
  });
});

describe("texts for and from the service", () => {
  it("quotes whatever a visitor may send", () => {
    expect(["a b", 'x"y', "back\\slash", "O'Brien"].map(quoteFilterValue)).toEqual(['"a b"', '"x\\"y"', '"back\\\\slash"', `"O'Brien"`]);
  });

  it("splits highlighted text into parts and reads no HTML [shop-3.21]", () => {
    expect(readHighlightedText("<b>__ais-highlight__bon__/ais-highlight__net")).toEqual([
      { text: "<b>", isMatch: false },
      { text: "bon", isMatch: true },
      { text: "net", isMatch: false },
    ]);
    expect(readHighlightedText("__ais-highlight__bon__/ais-highlight__")).toEqual([{ text: "bon", isMatch: true }]);
  });
});
