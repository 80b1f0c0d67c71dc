import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentServer } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { noCache } from "#server/cache/no-cache.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { createContentService } from "../content-service.ts";
import { withEditMark } from "./edit-mark.ts";

let content: ContentServer;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

const nothing = () => Promise.reject(new Error("not part of this test"));

async function blocksOf(slug: string, version: "published" | "draft") {
  const stories = createStoryblokClient({
    endpoint: `${content.url}/v2`,
    accessToken: `marks-${version}`,
    publicUrl: "http://shop.test",
    version,
    vendorFetch: (url, init) => fetch(url, init),
  });
  const service = createContentService({
    stories,
    products: { product: nothing, categories: nothing, cards: nothing },
    cache: noCache,
    company: { name: "Rares", phone: null },
    shipping: { flatRateCents: 1295, freeFromCents: 19_900 },
    logger: { warn: (...line) => expect.fail(JSON.stringify(line)) },
  });
  return (await service.page(slug)).blocks;
}

test.each([
  ["home", "HeroBannerCarousel"],
  ["content-hub/articles/read-a-build-plate", "Article"],
])("in a draft every block of %s says where it is edited, beginning with the %s", async (slug, first) => {
  const blocks = await blocksOf(slug, "draft");
  const marks = blocks.flatMap(({ mark }) => mark ?? []);
  const read = marks.map(({ block }) => JSON.parse(block));
  expect(read).toEqual(blocks.map(() => ({ name: expect.any(String), space: "1", uid: expect.any(String), id: expect.any(String) })));
  expect(marks.map(({ uid }) => uid)).toEqual(read.map(({ id, uid }) => `${id}-${uid}`));
  expect(read[0].name).toBe(first);
  expect(blocks.some(({ id }, at) => id === read[at].uid)).toBe(true);
});

test("what is published says nothing of it", async () => {
  expect((await blocksOf("home", "published")).some(({ mark }) => mark !== undefined)).toBe(false);
});

test.each(["", "<!--#storyblok#{}-->", "<!--#storyblok#{not json-->", '<!--#storyblok#{"name":1,"space":"1","uid":"u","id":"i"}-->', 7])(
  "a mark that can't be read is none: %j",
  (_editable) => {
    expect(withEditMark({ id: "1" }, { component: "PageTitle", _editable })).toEqual({ id: "1" });
  },
);
