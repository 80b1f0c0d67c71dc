import pino from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { type ContentCache, staleFirstContentCache } from "../stories/content-cache.ts";
import type { StoryPort } from "../stories/story-port.ts";
import { searchedStories } from "../testing/searched-stories.ts";
import { brandHeroes } from "./brand-heroes.ts";

const page = (slug: string, name: string) => ({
  uuid: slug,
  name,
  slug: `brands/${slug}`,
  publishedAt: null,
  content: { component: "BrandPage", body: [{ component: "BrandHero", brand: { name, content: { name, logo: null, banners: [] } } }] },
});
const search = vi.fn<StoryPort["stories"]>(async () => [page("brolga-brakes", "Brolga Brakes"), page("ironbark", "Ironbark")]);
const stories = searchedStories(search);
const setUp = (cachedStaleFirst: ContentCache = (_key, load) => load()) =>
  brandHeroes({ stories, cachedStaleFirst, orElse: (_part, value, otherwise) => value.catch(() => otherwise) });
const heroes = setUp();

afterEach(() => search.mockClear());

test("brands are searched by their slugs with one call, and keep the order asked for [shop-7.22]", async () => {
  expect(await heroes(["ironbark", "unknown-brand", "brolga-brakes"])).toEqual([
    { name: "Ironbark", slug: "ironbark", logo: null },
    { name: "Brolga Brakes", slug: "brolga-brakes", logo: null },
  ]);
  expect(search.mock.calls).toEqual([
    [{ slugs: ["brands/brolga-brakes", "brands/ironbark", "brands/unknown-brand"], component: "BrandPage" }],
  ]);
});

test("a brand that is known is not asked for again, whatever others are asked for with it", async () => {
  const metrics = createMetrics({ version: "test", revision: "test" });
  const known = setUp(staleFirstContentCache(createPublicCache({ maxBytes: 1_000_000, logger: pino({ level: "silent" }), metrics })));
  await known(["ironbark"]);
  expect(await known(["brolga-brakes", "ironbark"])).toMatchObject([{ name: "Brolga Brakes" }, { name: "Ironbark" }]);
  expect(search.mock.calls.map(([asked]) => asked.slugs)).toEqual([["brands/ironbark"], ["brands/brolga-brakes"]]);
});

test("no slug is no call", async () => {
  expect(await heroes([])).toEqual([]);
  expect(search).not.toHaveBeenCalled();
});

test("a CMS that fails leaves the brands out", async () => {
  search.mockRejectedValueOnce(new Error("down"));
  expect(await heroes(["ironbark"])).toEqual([]);
});
