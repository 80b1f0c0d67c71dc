import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentServer, startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { pictureField } from "./fields/picture-field.ts";
import { toFooter } from "./pages/load-layout.ts";
import { toContentPage } from "./pages/to-content-page.ts";
import { toPromotion } from "./promotions/category-promotions.ts";
import type { StoryPort } from "./stories/story-port.ts";

let content: ContentServer;
let stories: StoryPort;

beforeAll(async () => {
  content = await startContent();
  stories = createStoryblokClient({
    endpoint: `${content.url}/v2`,
    accessToken: "sandbox",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => fetch(url, init),
  });
});
afterAll(() => content.close());

/** What a shopper must be able to read, and the words without which a page doesn't say it. */
const helpPages: Record<string, RegExp> = {
  shipping: /flat.*free from/is,
  "refunds-and-exchanges": /30 days/,
  "click-and-collect": /photo|identification|order/i,
  privacy: /Australian Privacy Principles/,
  terms: /Australian Consumer Law/,
  warranty: /12 months/,
  contact: /part number/,
  faq: /\?/,
  "size-and-fit": /centimet|cm|inch/i,
  about: /stores/,
};

const wordsOf = (value: unknown) => JSON.stringify(value).replace(/<[^>]*>/g, " ");

test.each(Object.entries(helpPages))("the page about %s says what it is there for, and the footer leads to it", async (name, words) => {
  const page = toContentPage(await stories.story(`pages/${name}`), (skipped) => expect.fail(JSON.stringify(skipped)), {
    trail: [],
    related: [],
  });
  expect(wordsOf(page?.blocks)).toMatch(words);
  expect(wordsOf(page?.blocks).length).toBeGreaterThan(900);
  const { footerMenus } = toFooter(await stories.story("navigation-menus/footer"));
  expect(footerMenus.flatMap(({ links }) => links.map(({ url }) => url))).toContain(`/pages/${name}`);
});

test("there are at least six promotions, each with a banner, words and an end", async () => {
  const found = await stories.stories({ startsWith: "promotions/", component: "Promotion" });
  const promotions = found.map((story) => toPromotion(story, { warn: (fields) => expect.fail(JSON.stringify(fields)) }).shown);
  expect(promotions.length).toBeGreaterThanOrEqual(6);
  expect(promotions.filter(({ picture, text, endsOn }) => !picture?.alt || text.length < 20 || endsOn === null)).toEqual([]);
});

test("every category has a thumbnail, words and a link", async () => {
  const categories = await stories.stories({ startsWith: "content/categories/", component: "Category" });
  expect(categories.length).toBeGreaterThan(100);
  const bare = categories.filter(
    ({ content: { thumb_image, description, link } }) => !pictureField.parse(thumb_image) || !description || !link,
  );
  expect(bare.map(({ slug }) => slug)).toEqual([]);
});
