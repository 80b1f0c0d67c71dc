import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readCategories } from "#sandbox/catalogue/tables/read-categories.ts";
import { openMovies, openMoviesOfVimeo } from "#sandbox/vendors/storyblok/derived/open-movies.ts";
import type { ContentServer } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { contentPageSchema } from "#shared/contract/content/page.ts";
import { vimeoVideo, youtubeVideo } from "#shared/domain/content/hosted-video.ts";
import { toVehicleGuide } from "./cars/vehicle-guides.ts";
import { toHubStory } from "./hub/hub-story.ts";
import { toHub } from "./hub/to-hub.ts";
import { toBanners, toFooter, toHeaderMenu } from "./pages/load-layout.ts";
import { toBrand } from "./pages/to-brand.ts";
import { toContentPage } from "./pages/to-content-page.ts";
import { categoryDefinitions } from "./products/category-definitions.ts";
import type { Story, StoryPort } from "./stories/story-port.ts";

let content: ContentServer;
let stories: StoryPort;
let slugs: string[];

const withCategoriesOf = (story: Story) =>
  categoryDefinitions({ stories, cached: (_key, load) => load(), orElse: (_part, value) => value }).withCategoriesOf(story);

beforeAll(async () => {
  content = await startContent();
  stories = createStoryblokClient({
    endpoint: `${content.url}/v2`,
    accessToken: "stories",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => fetch(url, init),
  });
  slugs = await stories.slugs();
});
afterAll(() => content.close());

function isOfTheCms(url: string): boolean {
  return /^\/(?:(?:pages|brands|promotions|content-hub|legends)(?:\/|$)|experts\/)/.test(url);
}

async function hubStoriesOf(components: string[]) {
  const found = await Promise.all(components.map((component) => stories.stories({ component })));
  return found.flat().flatMap((story) => toHubStory(story) ?? []);
}

function failOnSkipped(slug: string) {
  return (skipped: object) => expect.fail(`${slug} left out ${JSON.stringify(skipped)}`);
}

test("every page of the demo content becomes blocks with nothing left out, a title, a description and pictures with words", async () => {
  const pageSlugs = slugs.filter((slug) => /^(home|pages|promotions|content-hub|legends|content\/brands\/|brands$)/.test(slug));
  expect(pageSlugs.length).toBeGreaterThanOrEqual(26);
  for (const slug of pageSlugs) {
    const page = toContentPage(await withCategoriesOf(await stories.story(slug)), failOnSkipped(slug));
    const problems = contentPageSchema.safeParse(page).error;
    expect({ slug, problems }).toEqual({ slug, problems: undefined });
    const { title, description } = page?.seo ?? {};
    expect({ slug, isFilled: Boolean(page?.blocks.length && title && description) }).toEqual({ slug, isFilled: true });
    const pictures = JSON.stringify(page).match(/\{"url":"[^"]*","alt":"[^"]*"/g) ?? [];
    const unfit = pictures.filter((picture) => !/^\{"url":"\/_vendors\/pictures\/f\/\d+\/\d+x\d+\/[^"]+","alt":"[^"]+"$/.test(picture));
    expect({ slug, unfit }).toEqual({ slug, unfit: [] });
  }
});

test("every brand has a page with its mark, banner and text [shop-3.33]", async () => {
  const brandSlugs = slugs.flatMap((slug) => /^brands\/(.+)$/.exec(slug)?.[1] ?? []);
  expect(brandSlugs).toHaveLength(50);
  for (const slug of brandSlugs) {
    const brand = toBrand(await stories.story(`brands/${slug}`), slug, failOnSkipped(slug));
    expect(brand).toMatchObject({
      slug,
      logo: { width: 600, height: 300 },
      banner: { width: 1600, height: 900 },
      aboutHtml: expect.stringContaining("<h2>About"),
    });
  }
});

test("no link in the demo content points at a page of the CMS that is not there", async () => {
  const pages = new Set(slugs.map((slug) => `/${slug === "home" ? "" : slug}`));
  const seen: string[] = [];
  for (const slug of slugs.filter((name) => /^(home|pages|promotions|content-hub|legends|brands|content\/brands\/)/.test(name))) {
    const story = await withCategoriesOf(await stories.story(slug));
    const shown =
      story.content.component === "BrandPage" ? toBrand(story, slug, failOnSkipped(slug)) : toContentPage(story, failOnSkipped(slug));
    for (const [, link = ""] of JSON.stringify(shown).matchAll(/(?:"url":"|href=\\")(\/[^"\\#]*)/g)) if (isOfTheCms(link)) seen.push(link);
  }
  const footer = toFooter(await stories.story("navigation-menus/footer"));
  for (const { url } of footer.footerMenus.flatMap(({ links }) => links)) if (isOfTheCms(url)) seen.push(url);
  expect(seen.length).toBeGreaterThan(100);
  const isHubList = (link: string) => /^\/content-hub\/(?:type|category|make)\//.test(link);
  expect(seen.filter((link) => !isHubList(link) && !pages.has(link))).toEqual([]);
  const listed = await hubStoriesOf(["Article", "Video", "Legend"]);
  const lists = new Set(seen.filter(isHubList));
  expect(lists.size).toBeGreaterThan(10);
  for (const list of lists) {
    const hub = toHub(listed, { path: list.replace("/content-hub/", ""), page: 1 });
    expect({ list, isFilled: Boolean(hub?.total) }).toEqual({ list, isFilled: true });
  }
});

test("every category that a story or a shelf of it names is one of the catalogue's", async () => {
  const categories = readCategories(path.resolve(import.meta.dirname, "../../../sandbox/data"));
  const urls = new Set(categories.map(({ url }) => url));
  const handles = new Set(categories.map(({ handle }) => handle));
  const shown = (await Promise.all(["Article", "Video", "Legend"].map((component) => stories.stories({ component })))).flat();
  const pages = shown.flatMap((story) => toContentPage(story, failOnSkipped(story.slug)) ?? []);
  const links = pages.flatMap((page) =>
    Array.from(JSON.stringify(page).matchAll(/(?:"url":"|href=\\")(\/parts\/[^"\\#?]*)/g), ([, url = ""]) => url),
  );
  const shelves = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "recommended-products" && !block.query ? [block.collection ?? ""] : [])),
  );
  expect(Math.min(links.length, shelves.length)).toBeGreaterThan(10);
  expect({ links: links.filter((url) => !urls.has(url)), shelves: shelves.filter((handle) => !handles.has(handle)) }).toEqual({
    links: [],
    shelves: [],
  });
});

test("the hub holds fourteen articles, eight videos and four legends, each with an author or a film, a topic and a date", async () => {
  const listed = await hubStoriesOf(["Article", "Video", "Legend"]);
  const countOf = (type: string) => listed.filter(({ options }) => options.type.some(({ slug }) => slug === type)).length;
  expect([countOf("articles"), countOf("videos"), countOf("legends")]).toEqual([14, 8, 4]);
  expect(listed.filter(({ options, publishedAt, card }) => options.category.length === 0 || publishedAt === "" || !card.picture)).toEqual(
    [],
  );
  const told = (await Promise.all(["Article", "Video"].map((component) => stories.stories({ component })))).flat();
  const pages = told.flatMap((story) => toContentPage(story, failOnSkipped(story.slug)) ?? []);
  expect(pages.filter(({ blocks }) => !blocks.some((block) => block.type === "byline" && block.author))).toEqual([]);
  const days = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === "byline" ? block.publishedOn : [])));
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day ?? ""))).toEqual([]);
  const films = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === "video-tiles" ? block.tiles : [])));
  expect(films).toHaveLength(8);
  const lent = [...Object.values(openMovies).map(youtubeVideo), ...Object.values(openMoviesOfVimeo).map((id) => vimeoVideo(id))];
  expect(films.filter(({ video }) => !lent.some(({ embedUrl }) => embedUrl === video.embedUrl))).toEqual([]);
  expect(films.some(({ video }) => video.url === "https://vimeo.com/1084537")).toBe(true);
});

test("every legend goes three levels deep", async () => {
  const depths = Map.groupBy(
    slugs.filter((slug) => slug.startsWith("legends/")),
    (slug) => slug.split("/")[1],
  );
  expect(depths.size).toBe(4);
  for (const [legend, own] of depths)
    expect({ legend, depth: Math.max(...own.map((slug) => slug.split("/").length)) }).toEqual({ legend, depth: 4 });
});

test("no link in a guide, an answer, a bio or a piece of advice points at a page of the CMS that is not there", async () => {
  const folders = ["content/questions/", "content/size-guides/", "content/recommendations/", "experts/"];
  const told = await Promise.all(folders.map((startsWith) => stories.stories({ startsWith })));
  const links = told
    .flat()
    .flatMap(({ content: fields }) =>
      Array.from(JSON.stringify(fields).matchAll(/"href":"([^"]*)","uuid":(null|")/g), ([, href = "", uuid]) => ({ href, uuid })),
    );
  expect(told.map(({ length }) => length)).toEqual([14, 13, 33, 10]);
  // What stands at a story's address is written as a link to the story.
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ href, uuid }) => uuid === "null" && isOfTheCms(href))).toEqual([]);
});

test("the header menu has three levels and a card for every department, and after them plain links to the rest of the shop", async () => {
  const menu = toHeaderMenu(await stories.story("navigation-menus/header"));
  const departments = menu.filter(({ items }) => items.length > 0);
  expect(departments.length).toBeGreaterThanOrEqual(6);
  expect(
    departments.every(({ promos }) => promos?.title !== "" && promos?.cards.every(({ picture, buttonLabel }) => picture && buttonLabel)),
  ).toBe(true);
  expect(menu.slice(departments.length).map(({ label, url }) => [label, url])).toEqual([
    ["Brands", "/brands"],
    ["On now", "/promotions"],
    ["Workshop", "/content-hub"],
    ["Legends", "/legends"],
    ["Help", "/pages"],
  ]);
  expect(menu.some(({ items }) => items.some((item) => item.items.length > 0))).toBe(true);
});

test("the newest banner of each kind is shown", async () => {
  const banners = toBanners(
    await stories.stories({ startsWith: "website-banner", component: "WebsiteBanner", sortBy: "published_at:desc" }),
  );
  expect(banners).toMatchObject({
    promotionalBanner: { text: expect.stringContaining("Big Brake Month"), link: { url: "/promotions/big-brake-month" } },
    storeLocatorBanner: { link: { url: "/stores" } },
  });
});

test("every guide to a car becomes its notes with nothing left out, each article with its title", async () => {
  const guides = await stories.stories({ startsWith: "content/vehicle-guides/", component: "VehicleGuide", sortBy: "name:asc" });
  expect(guides.length).toBeGreaterThan(500);
  const told = z.object({ wear: z.array(z.object({ wears: z.string(), article: z.unknown().optional() })) });
  for (const story of guides) {
    const { wear } = told.parse(story.content);
    const read = toVehicleGuide(story)?.wear.map(({ wears, article }) => [wears, article ? article.label.length > 5 : false]);
    expect([story.slug, read]).toEqual([story.slug, wear.map(({ wears, article }) => [wears, Boolean(article)])]);
  }
});
