import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blockSchema } from "#shared/contract/blocks/blocks.ts";
import { mapBlocks } from "./map-blocks.ts";

const report = vi.fn<(skipped: object) => void>();

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 15) }));
afterEach(() => {
  vi.useRealTimers();
  report.mockClear();
});

const image = { filename: "https://a.storyblok.com/f/1/1600x900/x/scene.png", alt: "A scene" };
const related = (slug: string, content: object) => ({ uuid: slug, name: "Its story's name", full_slug: slug, content });
const bench = related("experts/the-brake-bench", {
  component: "Expert",
  name: "The Brake Bench",
  speciality: "Brakes",
  avatar: image,
  bio: "Rotors and drums.",
});

/** One block of a page, which must hold to the contract. */
function blockOf(raw: object) {
  const [block] = mapBlocks([{ _uid: "b1", ...raw }], report);
  return block && blockSchema.parse(block);
}

test("a featured article shows the article, and who wrote it with the bio", () => {
  const article = related("content-hub/articles/bleeding", {
    component: "Article",
    title: "Bleeding",
    intro: "Air out.",
    image,
    author: bench,
  });
  expect(blockOf({ component: "FeaturedArticle", article })).toEqual({
    id: "b1",
    type: "featured-article",
    title: "Bleeding",
    text: "Air out.",
    url: "/content-hub/articles/bleeding",
    linkText: "Learn More",
    picture: expect.objectContaining({ alt: "A scene" }),
    author: {
      name: "The Brake Bench",
      speciality: "Brakes",
      avatar: expect.objectContaining({ alt: "A scene" }),
      url: "/experts/the-brake-bench",
      bioHtml: "<p>Rotors and drums.</p>",
    },
  });
});

test("an article that a name signs has an author without a page, and an unsigned one has none", () => {
  const signed = related("a/b", { component: "Article", author: "not-published-uuid", author_name: "The apprentice" });
  expect(blockOf({ component: "FeaturedArticle", article: signed })).toMatchObject({
    author: { name: "The apprentice", url: null, bioHtml: "" },
  });
  expect(blockOf({ component: "FeaturedArticle", article: related("a/b", { component: "Article" }) })).toMatchObject({
    title: "Its story's name",
    author: null,
    picture: null,
  });
});

test("a featured promotion is shown while it is on [shop-2.80]", () => {
  const featured = (starts_at: string, ends_at: string) =>
    blockOf({
      component: "FeaturedPromotion",
      promotion: related("promotions/brakes", { title: "Brakes", description: "15% off", image, starts_at, ends_at }),
    });
  expect(featured("2026-11-01T00:00:00Z", "2026-11-30 12:59")).toMatchObject({
    type: "featured-promotion",
    title: "Brakes",
    text: "15% off",
    url: "/promotions/brakes",
    linkText: "Shop Now",
    endsOn: "2026-11-30",
  });
  expect(featured("2026-12-01T00:00:00Z", "")).toBeUndefined();
  expect(featured("", "2026-11-14T23:59:59Z")).toBeUndefined();
});

test.each(["FeaturedPromotion", "PromotionsGrid"])("an end that is no date is warned of and ignored by %s", (component) => {
  const promotion = related("promotions/brakes", { title: "Brakes", image, ends_at: "end of the month" });
  const block = blockOf({ component, promotion, promotions: [promotion] });
  expect(JSON.stringify(block)).toContain('"endsOn":null');
  expect(report.mock.calls).toEqual([[{ component, reason: "unreadable", field: "ends_at", value: "end of the month" }]]);
});

test("a promotions grid shows what is on without a picture, too [shop-2.80]", () => {
  const promotions = [related("promotions/brakes", { title: "Brakes" })];
  expect(blockOf({ component: "PromotionsGrid", promotions })).toMatchObject({ promotions: [{ title: "Brakes", picture: null }] });
});

test("a promotions grid leaves out what is over or yet to come, and is none without any [shop-2.80]", () => {
  const promotion = (slug: string, times: object) => related(slug, { title: slug, image, ...times });
  const grid = blockOf({
    component: "PromotionsGrid",
    promotions: [
      promotion("p/on", { ends_at: "2026-11-16T00:00:00Z" }),
      promotion("p/over", { ends_at: "2026-11-15T00:00:00Z" }),
      promotion("p/later", { starts_at: "2026-11-16T00:00:00Z" }),
      promotion("p/open", {}),
      "unpublished-uuid",
    ],
  });
  expect(grid).toMatchObject({ promotions: [{ title: "p/on" }, { title: "p/open", endsOn: null }] });
  expect(blockOf({ component: "PromotionsGrid", promotions: [promotion("p/over", { ends_at: "2026-11-01T00:00:00Z" })] })).toBeUndefined();
});

test("a card leads where its link says, else to the story that it names, and says Learn More unless told otherwise [shop-2.38]", () => {
  const block = blockOf({
    component: "ContentCards",
    cards: [
      {
        title: "Linked",
        description: "Text",
        image,
        tag: "Guide",
        cta_link_text: "Read it",
        cta_link: { linktype: "url", url: "pages/faq" },
        full_slug: "no/where",
      },
      { title: "Named", full_slug: "content-hub/articles/bleeding" },
      { title: "Leads nowhere" },
      { description: "Has no title", full_slug: "x" },
    ],
    stories: [related("content-hub/videos/x", { component: "Video", title: "Film", description: "Watch.", categories: ["Brakes"] })],
  });
  expect(block).toMatchObject({
    cards: [
      { title: "Linked", text: "Text", url: "/pages/faq", linkText: "Read it", tag: "Guide" },
      { title: "Named", url: "/content-hub/articles/bleeding", linkText: "Learn More", tag: null, picture: null },
      { title: "Film", text: "Watch.", url: "/content-hub/videos/x", linkText: "Learn More", tag: "Video" },
    ],
  });
});

test("video tiles show each film with its author, and lead to the expert where there is one [shop-3.34]", () => {
  const film = { component: "Video", title: "Bleeding", description: "Alone.", youtube_video_id: "aqz-KE-bpKQ", image };
  const block = blockOf({
    component: "VideoTiles",
    title: "Watch",
    videos: [
      related("v/expert", { ...film, expert: bench }),
      related("v/named", { ...film, expert: "", author_name: "The workshop" }),
      related("v/vimeo", { ...film, youtube_video_id: "", vimeo_video_id: " 76979871/8272103f6e " }),
      related("v/no-film", { ...film, youtube_video_id: "https://evil.example/", vimeo_video_id: "76979871?x" }),
    ],
  });
  expect(block).toMatchObject({
    type: "video-tiles",
    tiles: [
      {
        video: { embedUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0", title: "Bleeding" },
        text: "Alone.",
        url: "/v/expert",
        authorName: "The Brake Bench",
        expertUrl: "/experts/the-brake-bench",
      },
      { authorName: "The workshop", expertUrl: null },
      {
        video: {
          url: "https://vimeo.com/76979871/8272103f6e",
          embedUrl: "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e",
          title: "Bleeding",
        },
      },
    ],
  });
});

test("a legendary grid shows the legends that are published, under a title of its own or the usual one [shop-2.81]", () => {
  const legends = [
    related("legends/hq", { component: "Legend", title: "HQ", years: "1971 to 1974", intro: "Long doors.", image }),
    "unpublished-uuid",
  ];
  expect(blockOf({ component: "LegendaryGrid", legends })).toMatchObject({
    type: "legendary-grid",
    title: "Legends",
    legends: [{ title: "HQ", years: "1971 to 1974", text: "Long doors.", url: "/legends/hq" }],
  });
  expect(blockOf({ component: "LegendaryGrid", legends: [] })).toBeUndefined();
});

test("a legendary hero needs a title, and leaves out facts with a hole in them [shop-2.81]", () => {
  const facts = [{ label: "Built", value: "1971" }, { label: "Engine" }, "nonsense"];
  expect(blockOf({ component: "LegendaryHero", title: "HQ", picture: image, facts })).toMatchObject({
    years: "",
    facts: [{ label: "Built", value: "1971" }],
  });
  expect(blockOf({ component: "LegendaryHero", facts })).toBeUndefined();
});

test("recommended products are 'Recommended for You' behind 'See All' unless editors say otherwise, of a collection, a promotion or a brand [shop-2.37]", () => {
  const see_all_link = { linktype: "url", url: "/parts/brakes" };
  expect(blockOf({ component: "RecommendedProducts", collection: "brakes", see_all_link })).toEqual({
    id: "b1",
    type: "recommended-products",
    title: "Recommended for You",
    collection: "brakes",
    promotion: null,
    vendor: null,
    query: null,
    seeAll: { label: "See All", url: "/parts/brakes" },
  });
  expect(blockOf({ component: "RecommendedProducts", collection: "brakes" })).toMatchObject({ seeAll: null });
});

test("the products of a search, a promotion or a brand have the search behind 'See All' where editors name no page", () => {
  const urlOf = (fields: object) => {
    const block = blockOf({ component: "RecommendedProducts", ...fields });
    return block?.type === "recommended-products" ? block.seeAll?.url : undefined;
  };
  expect(urlOf({ vendor: "Myrtle & Stitch" })).toBe("/search?vendor=Myrtle+%26+Stitch");
  expect(urlOf({ query: " holden hq " })).toBe("/search?q=holden+hq");
  expect(urlOf({ promotion: "trim-week", query: "hq" })).toBe("/search?q=hq&promotion=trim-week");
});
