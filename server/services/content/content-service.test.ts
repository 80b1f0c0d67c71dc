import { beforeEach, expect, test, vi } from "vitest";
import type { CacheEntry, PublicCache } from "#server/cache/public-cache.ts";
import { exampleCard } from "#server/testing/example-card.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { type ContentService, createContentService } from "./content-service.ts";
import type { ContentProducts } from "./products/product-facts.ts";
import type { ContentLogger } from "./stories/content-cache.ts";
import type { Story, StoryContent, StoryPort } from "./stories/story-port.ts";

const published = new Map<string, StoryContent>();
let isDown = false;
const noStories: StoryPort["stories"] = async () => {
  if (isDown) throw new AppError("UPSTREAM_UNAVAILABLE", "down");
  return [];
};
const stories = {
  story: vi.fn<StoryPort["story"]>(async (slug): Promise<Story> => {
    if (isDown) throw new AppError("UPSTREAM_UNAVAILABLE", "down");
    const content = published.get(slug);
    if (!content) throw new AppError("NOT_FOUND", slug);
    return { uuid: slug, name: slug, slug, publishedAt: null, content };
  }),
  stories: vi.fn<StoryPort["stories"]>(noStories),
  slugs: async () => [...published.keys()],
  revision: async () => null,
};

/** Keeps the last good value for ever and asks again every time: stale-if-error without a clock. */
function rememberingCache(): PublicCache {
  const kept = new Map<string, object>();
  async function get<Value extends object>(entry: CacheEntry<Value>): Promise<Value> {
    try {
      const value = await entry.load();
      kept.set(entry.key, value);
      return value;
    } catch (error) {
      const load: (() => Promise<Value>) | null = kept.has(entry.key) ? async () => JSON.parse(JSON.stringify(kept.get(entry.key))) : null;
      if (!load) throw error;
      return load();
    }
  }
  return { get };
}

const noProduct = () => Promise.reject(new AppError("NOT_FOUND", "no product"));
const products: ContentProducts = { product: noProduct, categories: async () => [], cards: async () => [] };
const logger = { warn: vi.fn<ContentLogger["warn"]>() };
const company = { name: "Rares", phone: null };
const shipping = { flatRateCents: 1295, freeFromCents: 19_900 };
const service = () => createContentService({ stories, products, cache: rememberingCache(), company, shipping, logger });

beforeEach(() => {
  published.clear();
  isDown = false;
  vi.clearAllMocks();
  stories.stories.mockImplementation(noStories);
});

const footer = {
  component: "FooterMenu",
  menus: [{ title: "About", links: [{ link_text: "Us", link_href: { linktype: "story", cached_url: "pages/about" } }] }],
};

test("a part of the layout that fails is empty and never breaks the page", async () => {
  published.set("navigation-menus/footer", footer);
  published.set("navigation-menus/header", { component: "NavigationMenu", items: "not a list" });
  const layout = await service().layout();
  expect(layout).toMatchObject({
    headerMenu: [],
    footerMenus: [{ title: "About", links: [{ label: "Us", url: "/pages/about" }] }],
    emailSubscription: null,
    company,
    shipping,
  });
  expect(logger.warn).toHaveBeenCalledWith(expect.objectContaining({ part: "email-subscription" }), expect.any(String));
});

test("with the CMS down from the start the layout is empty but there", async () => {
  isDown = true;
  expect(await service().layout()).toEqual({
    headerMenu: [],
    footerMenus: [],
    socialLinks: [],
    promotionalBanner: null,
    storeLocatorBanner: null,
    emailSubscription: null,
    company,
    shipping,
  });
});

test("while the CMS is known to be down, pages do not fill the log with what one line has said already", async () => {
  const down = () => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE", "the circuit is open", { isLogged: true }));
  const closed = createContentService({
    stories: { story: down, stories: down, slugs: down, revision: down },
    products,
    cache: rememberingCache(),
    company,
    shipping,
    logger,
  });
  expect(await closed.layout()).toMatchObject({ headerMenu: [], footerMenus: [] });
  expect(logger.warn).not.toHaveBeenCalled();
});

test("a failing CMS serves the last good page, part by part", async () => {
  const content = service();
  published.set("pages/faq", { component: "Page", title: "FAQ", body: [] });
  published.set("navigation-menus/footer", footer);
  await Promise.all([content.page("pages/faq"), content.layout()]);
  isDown = true;
  expect(await content.page("pages/faq")).toMatchObject({ title: "FAQ" });
  expect((await content.layout()).footerMenus).toHaveLength(1);
});

test("an expert's parts stay while the shop platform is down, and the expert without them where they were never had", async () => {
  const cards = vi.fn<ContentProducts["cards"]>(async (ids) => ids.map((id) => ({ ...exampleCard, id })));
  const settings = { stories, products: { ...products, cards }, company, shipping, logger };
  const content = createContentService({ ...settings, cache: rememberingCache() });
  const advice = { component: "Recommendation", text: "<p>Fit these.</p>", products: ["7"] };
  stories.stories.mockImplementation(async () => [{ uuid: "r", name: "Brakes", slug: "r", publishedAt: null, content: advice }]);
  published.set("experts/jo", { component: "Expert", name: "Jo" });
  const partsOf = async (from: ContentService) =>
    (await from.expert("jo")).recommendations.map((recommendation) => recommendation.products.map(({ id }) => id));
  expect(await partsOf(content)).toEqual([["gid://shopify/Product/7"]]);
  cards.mockRejectedValue(new AppError("UPSTREAM_UNAVAILABLE", "down"));
  expect(await partsOf(content)).toEqual([["gid://shopify/Product/7"]]);
  expect(await partsOf(createContentService({ ...settings, cache: rememberingCache() }))).toEqual([[]]);
});

test("the pages above a promotion stay when they alone can't be had", async () => {
  const content = service();
  published.set("promotions/big-week", { component: "Promotion", title: "Big Week", body: [] });
  const above = { uuid: "p", name: "Promotions", slug: "promotions", publishedAt: null, content: { component: "Page" } };
  stories.stories.mockImplementation(async () => [above]);
  const trailOf = async (from: ContentService) => (await from.page("promotions/big-week")).trail.map(({ url }) => url);
  expect(await trailOf(content)).toEqual(["/promotions"]);
  stories.stories.mockRejectedValue(new AppError("UPSTREAM_TIMEOUT", "late"));
  expect(await trailOf(content)).toEqual(["/promotions"]);
  expect(await trailOf(service())).toEqual([]);
});

test("a failing CMS without a last good page is a failure and not a missing page", async () => {
  isDown = true;
  await expect(service().page("pages/faq")).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
});

test("a page that was unpublished is gone although it was shown before", async () => {
  const content = service();
  published.set("pages/faq", { component: "Page", title: "FAQ" });
  await content.page("pages/faq");
  published.delete("pages/faq");
  await expect(content.page("pages/faq")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("unknown blocks and missing fields cost themselves and nothing else, and are logged", async () => {
  published.set("pages/mixed", {
    component: "Page",
    body: [
      { component: "HologramGrid", _uid: "1" },
      { component: "Hero", _uid: "2" },
      null,
      { component: "PageTitle", _uid: "3", title: "Still here" },
    ],
  });
  const page = await service().page("pages/mixed");
  expect(page).toMatchObject({ title: "pages/mixed", blocks: [{ type: "page-title", title: "Still here" }] });
  expect(logger.warn).toHaveBeenCalledWith(
    { event: "content.block", slug: "pages/mixed", component: "HologramGrid", reason: "unknown" },
    expect.any(String),
  );
  expect(logger.warn).toHaveBeenCalledWith(
    { event: "content.block", slug: "pages/mixed", component: "Hero", reason: "empty" },
    expect.any(String),
  );
});

test.each(["", "../spaces/me", "pages//faq", "Pages/FAQ", "pages/faq?version=draft", "a".repeat(300), "pages/\u0000"])(
  "the slug %j is unknown without asking",
  async (slug) => {
    await expect(service().page(slug)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(stories.story).not.toHaveBeenCalled();
  },
);

test("menus and definitions are no pages, nor is a brand of which nothing is told, and no page is a brand", async () => {
  published.set("navigation-menus/footer", footer);
  published.set("content/categories/brakes", { component: "Category", title: "Brakes" });
  published.set("content/brands/x", { component: "Brand", name: "X" });
  published.set("brands/x", { component: "Page" });
  const content = service();
  await expect(content.page("navigation-menus/footer")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(content.page("content/categories/brakes")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(content.page("content/brands/x")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(content.brand("x")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await content.publishedSlugs()).toEqual(["content/brands/x", "brands/x"]);
});
