import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContentServer } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { noCache } from "#server/cache/no-cache.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { type ContentService, createContentService } from "../content-service.ts";
import { createPublishing, type Publishing } from "./content-cache.ts";

const logger = pino({ level: "silent" });
let content: ContentServer;
let service: ContentService;
let drafts: ContentService;
let uncached: ContentService;
let publishing: Publishing;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  content = await startContent();
  const access = { endpoint: `${content.url}/v2`, publicUrl: "http://shop.test", vendorFetch: overFetch };
  const stories = createStoryblokClient({ ...access, accessToken: "sandbox" });
  const metrics = createMetrics({ version: "test", revision: "test" });
  const cache = createPublicCache({ maxBytes: 1024 * 1024, logger, metrics });
  const parts = { products, company: { name: "Rares", phone: null }, shipping: { flatRateCents: 1295, freeFromCents: 19_900 }, logger };
  service = createContentService({ ...parts, stories, cache });
  uncached = createContentService({ ...parts, stories, cache: noCache });
  const draftStories = createStoryblokClient({ ...access, accessToken: "sandbox-preview", version: "draft" });
  drafts = createContentService({ ...parts, stories: draftStories, cache: noCache });
  publishing = createPublishing(cache, stories);
});
afterEach(async () => {
  vi.useRealTimers();
  await content.close();
});

const none = () => Promise.reject(new Error("Not part of this test"));
const products = { product: none, categories: none, cards: none };

let asked: string[] = [];

/** As Storyblok's CDN does: an address with a content version answers the same for ever. */
const answered = new Map<string, Response>();

async function overFetch(url: string | URL, init: RequestInit | undefined): Promise<Response> {
  asked.push(new URL(url).pathname);
  const held = answered.get(String(url));
  const answer = held ?? (await fetch(url, init));
  if (new URL(url).searchParams.has("cv") && answer.ok) answered.set(String(url), answer.clone());
  return held ? held.clone() : answer;
}

async function save(slug: string, story: object): Promise<void> {
  const body = JSON.stringify({ story });
  await fetch(`${content.url}/manage/stories/${slug}`, { method: "PUT", headers: { "content-type": "application/json" }, body });
}

async function publish(slug: string, story: object): Promise<void> {
  await save(slug, story);
  await fetch(`${content.url}/manage/publish/${slug}`, { method: "POST" });
}

test("a published edit shows within five seconds, without a restart and even on a page nobody looked at since", async () => {
  expect(await service.page("pages/faq")).toMatchObject({ title: "Questions and answers" });
  await publish("pages/faq", { content: { component: "Page", title: "Asked and answered", body: [] } });
  vi.advanceTimersByTime(5000);
  expect(await service.page("pages/faq")).toMatchObject({ title: "Asked and answered" });
});

test("a published edit shows within five seconds on a page that was loaded after it, with the version from before it", async () => {
  // Another visitor's read, so that the CMS's edge holds the page at this version.
  await uncached.page("pages/faq");
  await publish("pages/faq", { content: { component: "Page", title: "Asked and answered", body: [] } });
  vi.advanceTimersByTime(990);
  expect(await service.page("pages/faq")).toMatchObject({ title: "Questions and answers" });
  vi.advanceTimersByTime(5000 - 990);
  expect(await service.page("pages/faq")).toMatchObject({ title: "Asked and answered" });
});

test("a published edit shows at once when the shop is told, in menus as on pages, and other pages stay", async () => {
  await Promise.all([service.page("pages/faq"), service.page("pages/about"), service.layout()]);
  await publish("pages/faq", { content: { component: "Page", title: "Asked and answered", body: [] } });
  await publish("navigation-menus/footer", { content: { component: "FooterMenu", menus: [{ title: "Only", links: [] }] } });
  publishing.storyChanged();
  // The clock stands still, so nothing is stale by its age; a busy machine may need longer than a visitor would wait.
  await expect.poll(() => service.page("pages/faq")).toMatchObject({ title: "Asked and answered" });
  await expect.poll(async () => (await service.layout()).footerMenus).toEqual([{ title: "Only", links: [] }]);
  expect(await service.page("pages/about")).toMatchObject({ slug: "pages/about" });
});

test("drafts show to editors at every keystroke that they save, and never to anybody else", async () => {
  const shown = await service.page("pages/faq");
  for (const title of ["First thought", "Second thought"]) {
    await save("pages/faq", { content: { component: "Page", title, body: [] } });
    expect(await drafts.page("pages/faq")).toMatchObject({ title });
    publishing.storyChanged();
    expect(await service.page("pages/faq")).toEqual(shown);
  }
  await save("pages/unheard-of", { content: { component: "Page", title: "New", body: [] } });
  expect(await drafts.page("pages/unheard-of")).toMatchObject({ title: "New" });
  await expect(service.page("pages/unheard-of")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the token for what is published opens no draft", async () => {
  const answers = ["sandbox", "sandbox-preview"].map((token) =>
    fetch(`${content.url}/v2/cdn/stories/pages/faq?version=draft&token=${token}`),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 200]);
});

test("as long as nothing is published, all that is asked is whether anything was", async () => {
  const { layout, pageTitles, categoryPromotions, experts, hub, carCards, vehicleAreas } = service;
  const load = () =>
    Promise.all([layout(), pageTitles(), categoryPromotions("brakes"), experts(), hub({ path: "", page: 1 }), carCards(), vehicleAreas()]);
  // A page waits a quarter of a second for promotions at most, and the first time may take longer.
  await vi.waitFor(async () => expect(await categoryPromotions("brakes")).not.toEqual([]));
  const shown = await load();
  await service.prepare();
  asked = [];
  vi.advanceTimersByTime(5000);
  expect(await load()).toEqual(shown);
  await service.prepare();
  expect([...new Set(asked)]).toEqual(["/_vendors/storyblok/v2/cdn/spaces/me"]);
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

test("a CMS that went away serves the last good pages and menus, even those that it said had changed", async () => {
  const [page, layout] = [await service.page("pages/faq"), await service.layout()];
  await content.close();
  publishing.storyChanged();
  expect(await service.page("pages/faq")).toEqual(page);
  vi.advanceTimersByTime(60_000);
  expect(await service.page("pages/faq")).toEqual(page);
  expect(await service.layout()).toEqual(layout);
  content = await startContent();
});
