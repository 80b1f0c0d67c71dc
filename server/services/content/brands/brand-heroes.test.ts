import { expect, test, vi } from "vitest";
import type { StoryPort } from "../stories/story-port.ts";
import { brandHeroes } from "./brand-heroes.ts";

const page = (slug: string, name: string) => ({
  uuid: slug,
  name,
  slug: `brands/${slug}`,
  publishedAt: null,
  content: { component: "BrandPage", body: [{ component: "BrandHero", brand: { name, content: { name, logo: null, banners: [] } } }] },
});
const search = vi.fn<StoryPort["stories"]>(async () => [page("brolga-brakes", "Brolga Brakes"), page("ironbark", "Ironbark")]);
const stories: StoryPort = {
  story: () => Promise.reject(new Error("no story was asked for")),
  stories: search,
  slugs: async () => [],
  revision: async () => null,
};
const heroes = brandHeroes({
  stories,
  cachedStaleFirst: (_key, load) => load(),
  orElse: (_part, value, otherwise) => value.catch(() => otherwise),
});

test("brands are searched by their slugs with one call, and keep the order asked for [shop-7.22]", async () => {
  expect(await heroes(["ironbark", "unknown-brand", "brolga-brakes"])).toEqual([
    { name: "Ironbark", slug: "ironbark", logo: null },
    { name: "Brolga Brakes", slug: "brolga-brakes", logo: null },
  ]);
  expect(search.mock.calls).toEqual([
    [{ slugs: ["brands/brolga-brakes", "brands/ironbark", "brands/unknown-brand"], component: "BrandPage" }],
  ]);
});

test("no slug is no call", async () => {
  search.mockClear();
  expect(await heroes([])).toEqual([]);
  expect(search).not.toHaveBeenCalled();
});

test("a CMS that fails leaves the brands out", async () => {
  search.mockRejectedValueOnce(new Error("down"));
  expect(await heroes(["ironbark"])).toEqual([]);
});
