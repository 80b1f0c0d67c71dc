import { expect, test } from "vitest";
import { contentPageSchema } from "#shared/contract/content/page.ts";
import type { Story, StoryContent } from "../stories/story-port.ts";
import { toContentPage } from "./to-content-page.ts";

const image = { filename: "https://a.storyblok.com/f/1/1600x900/x/scene.png", alt: "A scene" };
const bench = { name: "x", full_slug: "experts/the-brake-bench", content: { name: "The Brake Bench", bio: "Drums." } };
const card = { id: "r", title: "Next", text: "", url: "/next", linkText: "Learn More", picture: null, tag: null };
const surroundings = { trail: [{ label: "Content hub", url: "/content-hub" }], related: [card] };

function pageOf(content: StoryContent, slug = "content-hub/x") {
  const story: Story = { uuid: "s", name: "Story", slug, publishedAt: "2026-11-01T00:00:00.000Z", content };
  const page = toContentPage(story, (skipped) => expect.fail(JSON.stringify(skipped)), surroundings);
  return page && contentPageSchema.parse(page);
}
const types = (page: ReturnType<typeof pageOf>) => page?.blocks.map(({ type }) => type);

test("an article opens with its title and picture, names its author and its topics, and ends with what to read next", () => {
  const page = pageOf({
    component: "Article",
    title: "Bleeding",
    intro: "Air out.",
    image,
    author: bench,
    categories: ["Body & Rust"],
    makes: ["Holden"],
  });
  expect(page).toMatchObject({ kind: "article", title: "Bleeding", publishedAt: "2026-11-01T00:00:00.000Z", trail: surroundings.trail });
  expect(types(page)).toEqual(["hero", "byline", "content-cards"]);
  expect(page?.blocks[1]).toMatchObject({
    lead: "Written by",
    author: { name: "The Brake Bench", url: "/experts/the-brake-bench" },
    topics: [
      { label: "Body & Rust", url: "/content-hub/category/body-and-rust" },
      { label: "Holden", url: "/content-hub/make/holden" },
    ],
  });
});

test("a video's page has the film before everything else, and none where the id is no film's", () => {
  const film = { component: "Video", title: "Bleeding", description: "Alone.", image, expert: bench, youtube_video_id: "aqz-KE-bpKQ" };
  const page = pageOf(film);
  expect(page).toMatchObject({ kind: "video", seo: { title: "Bleeding", description: "Alone.", picture: { alt: "A scene" } } });
  expect(types(page)).toEqual(["page-title", "video-tiles", "byline", "content-cards"]);
  expect(page?.blocks[1]).toMatchObject({
    tiles: [{ url: null, expertUrl: "/experts/the-brake-bench", video: { poster: { alt: "A scene" } } }],
  });
  expect(types(pageOf({ ...film, youtube_video_id: "javascript:alert(1)" }))).toEqual(["page-title", "byline", "content-cards"]);
});

test("a legend opens with its years and figures", () => {
  const page = pageOf(
    { component: "Legend", title: "HQ", years: "1971 to 1974", facts: [{ label: "Engine", value: "253" }] },
    "legends/hq",
  );
  expect(page?.blocks[0]).toMatchObject({
    type: "legendary-hero",
    title: "HQ",
    years: "1971 to 1974",
    facts: [{ label: "Engine", value: "253" }],
  });
});

test("a brand's story ends with the brand's products and the way to its page", () => {
  const page = pageOf(
    { component: "Brand", name: "Ironbark", slug: "ironbark", description: "Presses panels.", banners: [image] },
    "content/brands/ironbark",
  );
  expect(page).toMatchObject({ kind: "brand", title: "The story of Ironbark" });
  expect(types(page)).toEqual(["hero", "rich-text", "recommended-products"]);
  expect(page?.blocks[2]).toMatchObject({ vendor: "Ironbark", seeAll: { label: "See All", url: "/brands/ironbark" } });
});

test.each(["NavigationMenu", "Category", "Expert", "BrandPage", "WebsiteBanner", "constructor"])(
  "a story of component %s is no page",
  (component) => {
    expect(pageOf({ component, title: "x" })).toBeNull();
  },
);
