import { expect, test, vi } from "vitest";
import type { Story, StoryPort } from "../stories/story-port.ts";
import { searchedStories } from "../testing/searched-stories.ts";
import { brandSlugs } from "./brand-slugs.ts";

const uuid = "0f8fad5b-d9cb-469f-a165-70867728950e";
const story = (slug: string, id: number, own: string): Story => ({
  uuid: own,
  id,
  name: slug,
  slug,
  publishedAt: null,
  content: { component: "Brand" },
});
const search = vi.fn<StoryPort["stories"]>(async ({ component }) =>
  component === "Brand"
    ? [story("content/brands/ironbark", 41, "b1"), story("pages/not-a-brand", 99, "p1")]
    : [story("brands/ironbark", 42, uuid), story("brands/1600-parts", 43, "b3")],
);
const stories = searchedStories(search);
const { slugOfBrand: slugOf, brandPages } = brandSlugs({ stories, cached: (_key, load) => load() });

test.each(["41", "42", uuid])("the id %s of a brand, or of its page, leads to its slug", async (id) => {
  expect(await slugOf(id)).toBe("ironbark");
});

test.each(["7", "99", "1600", "00000000-0000-4000-8000-000000000000"])("%s is nobody's id, so it stays what was asked for", async (id) => {
  expect(await slugOf(id)).toBe(id);
});

test("a slug is known for one without a call", async () => {
  search.mockClear();
  expect(await slugOf("1600-parts")).toBe("1600-parts");
  expect(await slugOf("ironbark")).toBe("ironbark");
  expect(search).not.toHaveBeenCalled();
});

test("a brand of which there is only the story has no page", async () => {
  expect([...(await brandPages())]).toEqual(["ironbark", "1600-parts"]);
});
