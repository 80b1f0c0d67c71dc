import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContentServer } from "#sandbox/content/content-fixture.ts";
import { startContent } from "#sandbox/content/content-fixture.ts";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { createMetrics } from "#server/metrics.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import type { ContentService } from "./content-service.ts";
import { createContentService } from "./create-content-service.ts";

const logger = pino({ level: "silent" });
let content: ContentServer;
let service: ContentService;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  content = await startContent();
  const stories = createStoryblokClient({
    endpoint: `${content.url}/v2`,
    accessToken: "publishing",
    publicUrl: "http://shop.test",
    vendorFetch: overFetch,
  });
  const metrics = createMetrics({ version: "test", revision: "test" });
  const cache = createPublicCache({ maxBytes: 1024 * 1024, logger, metrics });
  service = createContentService({
    stories,
    products,
    cache,
    company: { name: "Rares", phone: null },
    shipping: { flatRateCents: 1295, freeFromCents: 19_900 },
    logger,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await content.close();
});

const none = () => Promise.reject(new Error("Not part of this test"));
const products = { product: none, categories: none, cards: none };

function overFetch(url: string | URL, init: RequestInit | undefined): Promise<Response> {
  return fetch(url, init);
}

async function publish(slug: string, story: object): Promise<void> {
  const body = JSON.stringify({ story });
  await fetch(`${content.url}/manage/stories/${slug}`, { method: "PUT", headers: { "content-type": "application/json" }, body });
  await fetch(`${content.url}/manage/publish/${slug}`, { method: "POST" });
}

test("a published edit shows within five seconds, without a restart and even on a page nobody looked at since", async () => {
  expect(await service.page("pages/faq")).toMatchObject({ title: "Questions and answers" });
  await publish("pages/faq", { content: { component: "Page", title: "Asked and answered", body: [] } });
  vi.advanceTimersByTime(5000);
  expect(await service.page("pages/faq")).toMatchObject({ title: "Asked and answered" });
});

test("a new menu shows within five seconds", async () => {
  await service.layout();
  await publish("navigation-menus/header", {
    content: {
      component: "NavigationMenu",
      items: [{ component: "NavigationItem", label: "Only", link: { linktype: "url", url: "/parts" } }],
    },
  });
  vi.advanceTimersByTime(5000);
  expect((await service.layout()).headerMenu).toEqual([{ label: "Only", url: "/parts", items: [] }]);
});

test("a CMS that went away serves the last good pages and menus", async () => {
  const [page, layout] = [await service.page("pages/faq"), await service.layout()];
  await content.close();
  vi.advanceTimersByTime(60_000);
  expect(await service.page("pages/faq")).toEqual(page);
  expect(await service.layout()).toEqual(layout);
  content = await startContent();
});
