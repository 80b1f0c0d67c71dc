import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ContentServer } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import type { CacheEntry } from "#server/cache/public-cache.ts";
import { exampleCard } from "#server/testing/example-card.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { expertSchema } from "#shared/contract/content/expert.ts";
import { categoryContentSchema, productContentSchema, questionSchema } from "#shared/contract/content/product-content.ts";
import { sizeGuideSchema } from "#shared/contract/content/size-guide.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createContentService } from "../content-service.ts";
import type { ContentLogger } from "../stories/content-cache.ts";
import type { ContentProducts } from "./product-facts.ts";

let content: ContentServer;
/** Takes over from the network while it is set. */
let outage: (() => Promise<Response>) | null = null;
const logger = { warn: vi.fn<ContentLogger["warn"]>() };
const shop = { vendor: "Galah Garage", brandSlug: "galah-garage", path: "apparel/mens/t-shirts", id: 7, handle: "tee" };
const products: ContentProducts = {
  async product(handle) {
    if (handle !== shop.handle) throw new AppError("NOT_FOUND", handle);
    const segments = shop.path.split("/");
    const breadcrumbs = segments.map((label, index) => ({ label, url: `/parts/${segments.slice(0, index + 1).join("/")}` }));
    const { vendor, brandSlug, id } = shop;
    return { id: `gid://shopify/Product/${id}`, handle, vendor, brandSlug, breadcrumbs };
  },
  categories: async () => {
    const segments = shop.path.split("/");
    return segments.map((_, index) => {
      const way = segments.slice(0, index + 1);
      return { handle: way.join("--"), url: `/parts/${way.join("/")}` };
    });
  },
  cards: async (ids) => ids.map((id) => ({ ...exampleCard, id })),
};
/** Loads every time. */
const cache = { get: <Value extends object>({ load }: CacheEntry<Value>) => load() };

beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());
beforeEach(() => {
  outage = null;
  logger.warn.mockClear();
  Object.assign(shop, { vendor: "Galah Garage", brandSlug: "galah-garage", path: "apparel/mens/t-shirts", id: 7, handle: "tee" });
});

function service(replaced: Partial<ContentProducts> = {}, embedOrigins: string[] = []) {
  const stories = createStoryblokClient({
    endpoint: `${content.url}/v2`,
    accessToken: "product-stories",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => outage?.() ?? fetch(url, init),
  });
  const shipping = { flatRateCents: 1295, freeFromCents: 19_900 };
  return createContentService({
    stories,
    products: { ...products, ...replaced },
    embedOrigins,
    cache,
    company: { name: "Rares", phone: null },
    shipping,
    logger,
  });
}

async function publish(slug: string, story: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  await fetch(`${content.url}/manage/stories/${slug}`, { method: "PUT", headers, body: JSON.stringify({ story }) });
  await fetch(`${content.url}/manage/publish/${slug}`, { method: "POST" });
}

test("a brand with a comma in its name has its own story, and no other brand's", async () => {
  const brand = (name: string, text: string) => ({ name, content: { component: "Brand", name, description: text } });
  for (const name of ["Smith", "Smith, Old Jones"]) await publish(`content/brands/${name}`, brand(name, "another one"));
  Object.assign(shop, { vendor: "Smith, Jones" });
  expect((await service().productContent(shop.handle)).brand).toBeNull();
  await publish("content/brands/smith-jones", brand("Smith, Jones", "Smith and Jones"));
  expect(JSON.stringify((await service().productContent(shop.handle)).brand)).toContain("Smith and Jones");
});

test.each([
  ["its own", { handle: "galah-garage-mens-t-shirt-one-size-out-gal-80022" }, "Galah Garage men's T-shirt, first run"],
  ["that of its category and brand", {}, "Galah Garage men's T-shirts"],
  ["that of its brand, even without a page", { vendor: "Ridge Road Legends", brandSlug: null }, "Ridge Road Legends heritage cut"],
  ["that of its category", { vendor: "Restorer's Choice", brandSlug: "restorers-choice" }, "Men's T-shirts"],
  ["that of a category above it", { path: "wheels-and-tyres/wheels/steel-wheels", brandSlug: "tingle-wheels" }, "Wheels"],
  ["the generic one", { path: "collectables-and-gifts/gift-cards", brandSlug: null }, "Clothing sizes"],
])("a product gets the size guide that suits it best: %s", async (_which, change, title) => {
  Object.assign(shop, change);
  const guide = await service().sizeGuide(shop.handle);
  expect(sizeGuideSchema.parse(guide)).toEqual(guide);
  expect(guide?.title).toBe(title);
});

test("without a product the guide is the generic one, with tables, units and how to measure", async () => {
  const guide = await service().sizeGuide(null);
  expect(guide).toMatchObject({
    title: "Clothing sizes",
    tables: [{ title: "Men", unit: "cm", head: ["Size", "Chest", "Waist"] }, { title: "Women" }],
    measurement: {
      title: "How to measure",
      html: expect.stringContaining("<strong>Chest:</strong>"),
      picture: { width: 600, height: 600 },
    },
  });
  expect(guide?.tables[0]?.rows[0]).toEqual(["S", "92-97", "77-82"]);
});

test("a brand's story is found by the name, whatever stands in it", async () => {
  for (const vendor of ["Myrtle & Stitch", "Restorer's Choice"]) {
    shop.vendor = vendor;
    const { brand } = await service().productContent("tee");
    expect(brand).toMatchObject({ name: vendor, aboutHtml: expect.stringMatching(/^<p>.{60,}<\/p>/s), banner: { width: 1600 } });
  }
  shop.vendor = "Nobody's Parts";
  expect((await service().productContent("tee")).brand).toBeNull();
});

test("a recommendation is found by the product's id, with its expert and its video [shop-7.23] [shop-3.39]", async () => {
  const answer = await fetch(`${content.url}/v2/cdn/stories/content/recommendations/cooling-and-heating--radiators?token=t`);
  const { story } = await answer.json();
  shop.id = Number(story.content.products[0]);
  const told = await service().productContent("tee");
  expect(productContentSchema.parse(told)).toEqual(told);
  expect(told.recommendation).toMatchObject({
    title: "Flush before you fit",
    html: expect.stringContaining("<p>A new core"),
    expert: { slug: "the-cooling-bench", name: "The Cooling Bench", url: "/experts/the-cooling-bench", avatar: { width: 600 } },
    video: { embedUrl: expect.stringContaining("/aqz-KE-bpKQ?"), title: "Flushing a block on the bench", poster: { width: 1600 } },
  });
  shop.id = 999_999_999;
  expect((await service().productContent("tee")).recommendation).toBeNull();
});

test("an expert that is not published, a video without a proper id and a story without text cost themselves only", async () => {
  const common = { component: "Recommendation", title: "Bare", products: ["424242"] };
  shop.id = 424_242;
  await publish("content/recommendations/bare", {
    name: "Bare",
    content: { ...common, text: "Plain words.", expert: "00000000-0000-4000-a000-000000000000", youtube_video_id: "https://evil.test" },
  });
  expect((await service().productContent("tee")).recommendation).toMatchObject({ html: "<p>Plain words.</p>", expert: null, video: null });
  await publish("content/recommendations/bare", { name: "Bare", content: common });
  expect((await service().productContent("tee")).recommendation).toBeNull();
});

test("questions about the product come before those about its categories, once each", async () => {
  const question = (text: string) => ({ component: "Question", question: text, answer: "Yes." });
  const items = [question("About this one?"), question("Do the shirts shrink?"), { component: "Question", question: "Unanswered?" }];
  await publish("content/questions/own", { name: "Own", content: { component: "Questions", products: "7, 8", items } });
  const questions = await service().productQuestions("tee");
  expect(questions.map((entry) => questionSchema.parse(entry).question)).toEqual([
    "About this one?",
    "Do the shirts shrink?",
    "Which size should I take?",
    "Can I swap a size?",
  ]);
  expect(questions[1]?.answerHtml).toBe("<p>Yes.</p>");
});

test("a category has its description and its own questions, a deeper one no questions of its parents", async () => {
  const brakes = await service().categoryContent("brakes");
  expect(categoryContentSchema.parse(brakes)).toEqual(brakes);
  expect(brakes).toMatchObject({ descriptionHtml: expect.stringContaining("Stopping is not the place to save"), questions: { length: 3 } });
  const rotors = await service().categoryContent("brakes--disc-brakes--disc-rotors");
  expect(rotors).toMatchObject({
    descriptionHtml: expect.stringMatching(/^<p>Disc Rotors from .+ Rotors, pads and calipers/),
    questions: [],
  });
  expect(await service().categoryContent("no-such-category")).toEqual({ descriptionHtml: null, questions: [] });
});

test("hostile text from an editor is harmless wherever it shows", async () => {
  const hostile = {
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text: "<script>alert(1)</script>" }] },
      { type: "paragraph", content: [{ type: "text", text: "go", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }] },
      { type: "blok", attrs: { body: [{ component: "Bomb" }] } },
    ],
  };
  const harmless = "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>go</p>";
  shop.id = 666;
  await publish("content/recommendations/hostile", {
    name: "Hostile",
    content: { component: "Recommendation", title: "<b>", text: hostile, products: ["666"] },
  });
  await publish("content/questions/hostile", {
    name: "Hostile",
    content: { component: "Questions", products: ["666"], items: [{ question: "</script><img>", answer: hostile }] },
  });
  await publish("content/size-guides/hostile", {
    name: "Hostile",
    content: { component: "SizeGuide", product: "666", guides: [], measurement_guide: { description: hostile } },
  });
  expect((await service().productContent("tee")).recommendation?.html).toBe(harmless);
  expect((await service().productQuestions("tee"))[0]).toMatchObject({ question: "</script><img>", answerHtml: harmless });
  expect((await service().sizeGuide("tee"))?.measurement?.html).toBe(harmless);
});

test("a table that is not one is left out, and rows are as long as their heading", async () => {
  shop.id = 31;
  const cells = (...values: unknown[]) => values.map((value) => ({ value }));
  await publish("content/size-guides/odd", {
    name: "Odd",
    content: {
      component: "SizeGuide",
      product: ["31"],
      guides: [
        { title: "No table" },
        { title: "Text", table: "S, M" },
        {
          title: "Odd",
          guide_units: "INCH",
          table: { thead: cells("Size", 7), tbody: [{ body: cells("S") }, { body: cells("M", 1, 2) }, "row"] },
        },
      ],
    },
  });
  const guide = await service().sizeGuide("tee");
  expect(guide?.tables).toMatchObject([
    {
      title: "Odd",
      unit: "inch",
      head: ["Size", "7"],
      rows: [
        ["S", ""],
        ["M", "1"],
      ],
    },
  ]);
});

test("a CMS that fails costs a product its stories and nothing else, and says so in the log", async () => {
  outage = async () => new Response("no", { status: 500 });
  expect(await service().productContent("tee")).toEqual({ brand: null, recommendation: null, stockWidget: null });
  expect(await service().productQuestions("tee")).toEqual([]);
  expect(await service().categoryContent("brakes")).toEqual({ descriptionHtml: null, questions: [] });
  expect(logger.warn).toHaveBeenCalledWith(expect.objectContaining({ part: "brand" }), expect.any(String));
  await expect(service().sizeGuide("tee")).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  await expect(service().productContent("unknown")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a CMS that is slow keeps no product and no category waiting for what stands in the head", async () => {
  vi.useFakeTimers();
  outage = () => Promise.withResolvers<Response>().promise;
  const answers = Promise.all([service().productQuestions("tee"), service().categoryContent("brakes")]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answers).toEqual([[], { descriptionHtml: null, questions: [] }]);
  vi.useRealTimers();
});

test("an expert has a bio, advice and the parts that it is about; without the platform the parts are missing", async () => {
  const expert = await service().expert("the-brake-bench");
  expect(expertSchema.omit({ recommendations: true }).parse(expert)).toMatchObject({
    name: "The Brake Bench",
    bioHtml: expect.stringContaining("<p>Rotors, drums"),
    seo: { description: expect.stringContaining("The Brake Bench looks after brakes and hydraulics") },
  });
  expect(expert.recommendations.map(({ title, products: { length } }) => [title, length])).toEqual([
    ["Bleed it on the bench", 2],
    ["Clean, true, then bed in", 2],
    ["New pads want new hardware", 2],
    ["One side at a time", 2],
  ]);
  const cards = () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "slow"));
  const alone = await service({ cards }).expert("the-brake-bench");
  expect(alone.recommendations.every(({ products: { length } }) => length === 0)).toBe(true);
});

test("every expert has a sign, a speciality and a bio, and nothing else is an expert", async () => {
  const experts = await service().experts();
  expect(experts.length).toBe(10);
  for (const expert of experts) {
    expect(expert).toMatchObject({
      avatar: { width: 600, height: 600, alt: expect.stringContaining(expert.name) },
      url: `/experts/${expert.slug}`,
    });
    expect(expert.speciality && expert.bioHtml).toMatch(/^<p>.{80,}/);
  }
  await expect(service().expert("nobody")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await publish("experts/page", { name: "A page", content: { component: "Page" } });
  await expect(service().expert("page")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the stock widget of a vendor comes with every product once its script's origin is allowed, and until then nobody asks for it [shop-7.27]", async () => {
  const widgetFor = async (origins: string[]) => (await service({}, origins).productContent("tee")).stockWidget;
  expect(await widgetFor(["https://stock.example"])).toEqual({
    scriptUrl: "https://stock.example/widget.js",
    target: { id: null, className: "stock-widget" },
  });
  expect(await widgetFor(["https://other.example"])).toBeNull();
  outage = async () => new Response("no", { status: 500 });
  expect([await widgetFor(["https://stock.example"]), await widgetFor([])]).toEqual([null, null]);
  const complaints = logger.warn.mock.calls.filter(([fields]) => "part" in fields && fields["part"] === "stock-widget");
  expect(complaints).toHaveLength(1);
});
