import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentServer } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { noCache } from "#server/cache/no-cache.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { createContentService } from "./content-service.ts";

let content: ContentServer;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

const nothing = () => Promise.reject(new Error("not part of this test"));

function service(isForEditors = true) {
  const stories = createStoryblokClient({
    endpoint: `${content.url}/v2`,
    accessToken: "unsaved",
    publicUrl: "http://shop.test",
    version: "draft",
    vendorFetch: (url, init) => fetch(url, init),
  });
  return createContentService({
    stories,
    products: { product: nothing, categories: nothing, cards: nothing },
    cache: noCache,
    company: { name: "Rares", phone: null },
    shipping: { flatRateCents: 1295, freeFromCents: 19_900 },
    logger: { warn: () => undefined },
    ...(isForEditors && { readUnsaved: stories.readUnsaved }),
  });
}

async function rawStory(slug: string) {
  const answer = await fetch(`${content.url}/v2/cdn/stories/${slug}?token=t&version=draft`);
  return (await answer.json()).story;
}

test("what an editor is writing becomes the page that it would be once saved", async () => {
  const story = await rawStory("pages/shipping");
  expect(await service().unsavedPage(story)).toEqual(await service().page("pages/shipping"));
  const faq = await rawStory("pages/faq");
  faq.content.body[0].title = "As it is being written";
  expect((await service().unsavedPage(faq))?.blocks[0]).toMatchObject({
    title: "As it is being written",
    mark: { uid: expect.any(String) },
  });
});

test("hostile words of an unsaved story are as harmless as saved ones", async () => {
  const link = { type: "text", text: "press", marks: [{ type: "link", attrs: { href: "javascript:alert(1)", linktype: "url" } }] };
  const text = { type: "doc", content: [{ type: "paragraph", content: [link, { type: "text", text: "<script>alert(1)</script>" }] }] };
  const body = [{ component: "RichText", _uid: "1", text }];
  const page = await service().unsavedPage({ ...(await rawStory("pages/faq")), content: { component: "Page", title: "x", body } });
  expect(JSON.stringify(page?.blocks)).toContain("press");
  expect(JSON.stringify(page?.blocks)).not.toMatch(/javascript:|<script/);
});

test.each([null, [], "story", { name: "x" }, { uuid: "u", name: "x", full_slug: "x", content: {} }])(
  "what is no story is refused: %j",
  async (raw) => {
    await expect(service().unsavedPage(raw)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  },
);

test("what is no page has none, and shoppers' content shows nothing unsaved", async () => {
  expect(await service().unsavedPage(await rawStory("navigation-menus/footer"))).toBeNull();
  expect(await service(false).unsavedPage(await rawStory("pages/faq"))).toBeNull();
});
