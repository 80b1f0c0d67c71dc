import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ContentServer } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { noCache } from "#server/cache/no-cache.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { type ContentService, createContentService } from "./content-service.ts";
import type { ContentProducts } from "./products/product-facts.ts";

let content: ContentServer;
let asked: { path: string; query: Record<string, string> }[] = [];
let running = 0;
/** How many calls ran at the same time at most. */
let runningMost = 0;

beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());
beforeEach(() => {
  asked = [];
  runningMost = 0;
});

const product = { id: "gid://shopify/Product/7", handle: "tee", vendor: "Galah Garage", brandSlug: "galah-garage", breadcrumbs: [] };
const products: ContentProducts = { product: async () => product, categories: async () => [], cards: async () => [] };

function service(version: "published" | "draft" = "published") {
  const stories = createStoryblokClient({
    endpoint: `${content.url}/v2`,
    accessToken: "queries",
    publicUrl: "http://shop.test",
    version,
    vendorFetch: async (url, init) => {
      const { pathname, searchParams } = new URL(url);
      // Which version of the content there is, is a question of its own, which the client's own test counts.
      if (pathname.endsWith("/spaces/me")) return fetch(url, init);
      asked.push({ path: pathname.replace(/^.*\/cdn\//, ""), query: Object.fromEntries(searchParams) });
      runningMost = Math.max(runningMost, (running += 1));
      try {
        return await fetch(url, init);
      } finally {
        running -= 1;
      }
    },
  });
  const logger = { warn: (...line: unknown[]) => expect.fail(JSON.stringify(line)) };
  const shipping = { flatRateCents: 1295, freeFromCents: 19_900 };
  return createContentService({ stories, products, cache: noCache, company: { name: "Rares", phone: null }, shipping, logger });
}

const component = "filter_query[component][in]";
const queriesOf = (name: string) => asked.filter(({ query }) => query[component] === name).map(({ query }) => query);
const singleStories = () => asked.flatMap(({ path }) => (path === "stories" ? [] : [path.replace("stories/", "")])).toSorted();

test.each(["published", "draft"] as const)(
  "menus, banner and the newsletter's words are asked for at once, as %s [shop-7.20]",
  async (version) => {
    await service(version).layout();
    expect(singleStories()).toEqual(["content/email-subscription", "navigation-menus/footer", "navigation-menus/header"]);
    expect(queriesOf("WebsiteBanner")).toMatchObject([{ starts_with: "website-banner", sort_by: "published_at:desc" }]);
    expect(asked.map(({ query }) => query["version"])).toEqual([version, version, version, version]);
    expect(runningMost).toBe(4);
  },
);

test("when the shop opens, brands and categories are asked for together with the layout", async () => {
  await service().prepare();
  expect(new Set(asked.map(({ query }) => query[component]))).toEqual(
    new Set([undefined, "WebsiteBanner", "Brand", "BrandPage", "Category"]),
  );
  expect(runningMost).toBeGreaterThanOrEqual(7);
});

test("categories come by name, twenty-five with a call, until all are there, and blocks find theirs by id [shop-7.21]", async () => {
  const { blocks } = await service().page("home");
  const queries = queriesOf("Category");
  const answer = await fetch(`${content.url}/v2/cdn/stories?token=t&content_type=Category&per_page=1`);
  const pageCount = Math.ceil(Number(answer.headers.get("total")) / 25);
  expect(queries.map(({ page }) => page)).toEqual(Array.from({ length: pageCount }, (_, index) => String(index + 1)));
  expect(pageCount).toBeGreaterThan(4);
  expect(queries).toEqual(
    queries.map(() => expect.objectContaining({ starts_with: "content/categories/", per_page: "25", sort_by: "name:asc" })),
  );
  expect(blocks).toContainEqual(expect.objectContaining({ type: "shop-all-categories" }));
});

const brandPages = {
  starts_with: "brands/",
  sort_by: "name:asc",
  page: "1",
  resolve_relations: expect.stringContaining("BrandHero.brand"),
};

test.each<[string, (service: ContentService) => Promise<unknown>, string, object]>([
  ["the pages of brands come by name, all with one call", (shop) => shop.prepare(), "BrandPage", brandPages],
  ["brands come by name", (shop) => shop.prepare(), "Brand", { sort_by: "name:asc" }],
  [
    "brands of a search come by the slugs of its facets",
    (shop) => shop.brandHeroes(["galah-garage", "ironbark-panelworks"]),
    "BrandPage",
    { by_slugs: "brands/galah-garage,brands/ironbark-panelworks" },
  ],
  ["a product's brand is found by its name", (shop) => shop.productContent("tee"), "Brand", { "filter_query[name][in]": "Galah Garage" }],
  ["advice comes from its folder", (shop) => shop.productContent("tee"), "Recommendation", { starts_with: "content/recommendations/" }],
  ["size guides come from their folder", (shop) => shop.sizeGuide("tee"), "SizeGuide", { starts_with: "content/size-guides/" }],
])("%s", async (_what, ask, name, query) => {
  await ask(service());
  expect(queriesOf(name)).toEqual([expect.objectContaining(query)]);
});

test("the page of a brand is asked for by its slug", async () => {
  await service().brand("galah-garage");
  expect(asked).toMatchObject([{ path: "stories/brands/galah-garage", query: { version: "published" } }]);
});

test("what pages are called comes without their words and without the stories that they are related to", async () => {
  const titles = await service().pageTitles();
  expect(titles).toContainEqual({ kind: "brand", label: "Galah Garage", url: "/brands/galah-garage" });
  expect(asked).toHaveLength(5);
  for (const { query } of asked) expect(query).toEqual(expect.objectContaining({ excluding_fields: expect.stringContaining("body") }));
  expect(asked.filter(({ query }) => "resolve_relations" in query || "resolve_links" in query)).toEqual([]);
});

test("descriptions of categories that are asked for together come with one call, and one that isn't there is none", async () => {
  const shop = service();
  const found = await Promise.all(["brakes", "made-up", "engine"].map((handle) => shop.categoryContent(handle)));
  expect(found.map(({ descriptionHtml }) => descriptionHtml)).toEqual([
    expect.stringContaining("<p>"),
    null,
    expect.stringContaining("<p>"),
  ]);
  expect(new Set(found.map(({ descriptionHtml }) => descriptionHtml)).size).toBe(3);
  expect(queriesOf("Category")).toEqual([
    expect.objectContaining({ by_slugs: "content/categories/brakes,content/categories/engine,content/categories/made-up" }),
  ]);
});
