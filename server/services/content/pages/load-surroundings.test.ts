import { expect, test, vi } from "vitest";
import type { Story, StoryContent, StoryPort } from "../stories/story-port.ts";
import { searchedStories } from "../testing/searched-stories.ts";
import { loadSurroundings } from "./load-surroundings.ts";

const story = (slug: string, content: StoryContent): Story => ({ uuid: slug, name: `Story ${slug}`, slug, publishedAt: null, content });
const above = [
  story("legends", { component: "Page", title: "Legends" }),
  story("legends/hq/engines", { component: "Legend", title: "The engine bay" }),
];
const search = vi.fn<StoryPort["stories"]>(async () => above);
const stories = searchedStories(search);
const card = { id: "r", title: "Next", text: "", url: "/next", linkText: "Learn More", picture: null, tag: null };
const relatedTo = vi.fn<(slug: string) => Promise<(typeof card)[]>>(async () => [card]);
const surroundingsOf = loadSurroundings({
  stories,
  cached: (_key, load) => load(),
  relatedTo,
  orElse: (_part, value, otherwise) => value.catch(() => otherwise),
});

test("a legend's chapter stands below every published page on its way, the folders' start pages among them", async () => {
  expect(await surroundingsOf(story("legends/hq/engines/253", { component: "Legend" }))).toEqual({
    trail: [
      { label: "Legends", url: "/legends" },
      { label: "The engine bay", url: "/legends/hq/engines" },
    ],
    related: [card],
  });
  expect(search).toHaveBeenCalledWith({
    slugs: ["legends", "legends/", "legends/hq", "legends/hq/", "legends/hq/engines", "legends/hq/engines/"],
  });
});

test.each([
  ["Article", "content-hub/articles/x", ["/content-hub", "/content-hub/type/articles"]],
  ["Video", "content-hub/videos/deep/x", ["/content-hub", "/content-hub/type/videos"]],
  ["Brand", "content/brands/ironbark", ["/brands", "/brands/ironbark"]],
  ["Page", "pages/shipping", []],
])("a story of component %s stands below its list, without a call for it", async (component, slug, trail) => {
  search.mockClear();
  expect((await surroundingsOf(story(slug, { component }))).trail.map(({ url }) => url)).toEqual(trail);
  expect(search).not.toHaveBeenCalled();
});

test("a page is shown without what fails around it", async () => {
  search.mockRejectedValueOnce(new Error("down"));
  relatedTo.mockRejectedValueOnce(new Error("down"));
  expect(await surroundingsOf(story("legends/hq/engines", { component: "Legend" }))).toEqual({ trail: [], related: [] });
});
