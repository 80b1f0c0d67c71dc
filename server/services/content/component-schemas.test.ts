import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkContent, readComponentSchemas } from "#sandbox/vendors/storyblok/schema/check-content.ts";
import { deliveredForms, exampleContent } from "#sandbox/vendors/storyblok/schema/example-content.ts";
import { type ContentServer, startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { createStoryblokClient } from "#server/vendors/storyblok/create-storyblok-client.ts";
import { blockComponents, mapBlocks } from "./blocks/map-blocks.ts";
import { toAssembly } from "./assemblies/assembly-stories.ts";
import { toCarCard } from "./cars/car-cards.ts";
import { toVehicleAreas, toVehicleGuide } from "./cars/vehicle-guides.ts";
import { toExpertSummary } from "./experts/to-expert.ts";
import { toRecommendation } from "./experts/to-recommendation.ts";
import { toBanners, toEmailSubscription, toFooter, toHeaderMenu } from "./pages/load-layout.ts";
import { toBrand } from "./pages/to-brand.ts";
import { toContentPage } from "./pages/to-content-page.ts";
import { toBrandStory, toStockWidget } from "./products/product-stories.ts";
import { toQuestions } from "./products/to-questions.ts";
import { toSizeGuide } from "./products/to-size-guide.ts";
import { toPromotion } from "./promotions/category-promotions.ts";
import type { Story } from "./stories/story-port.ts";

const schemas = readComponentSchemas();

const delivered = deliveredForms(schemas);

/** The same content, telling which fields of which component are looked at. */
function watched(content: unknown, read: Map<string, Set<string>>): unknown {
  if (Array.isArray(content)) return content.map((entry) => watched(entry, read));
  if (typeof content !== "object" || content === null) return content;
  const inner = Object.fromEntries(Object.entries(content).map(([field, value]) => [field, watched(value, read)]));
  const component: unknown = "component" in content ? content.component : null;
  if (typeof component !== "string") return inner;
  const fields = read.get(component) ?? new Set();
  read.set(component, fields);
  return new Proxy(inner, {
    get(target, field) {
      if (typeof field === "string") fields.add(field);
      return Reflect.get(target, field);
    },
  });
}

const ownFields = new Set(["component", "_uid", "_editable", "body"]);

/** Fields that were looked at although no editor can fill them. */
function unfillable(read: Map<string, Set<string>>): string[] {
  return [...read].flatMap(([component, fields]) =>
    [...fields]
      .filter((field) => !ownFields.has(field) && !Object.hasOwn(schemas.get(component)?.schema ?? {}, field))
      .map((field) => `${component}.${field}`),
  );
}

const report = (skipped: object) => expect.fail(JSON.stringify(skipped));

describe("the components that are pushed to Storyblok", () => {
  test("there is one for every block that the shop knows, and none beyond", () => {
    const holders = [...schemas.values()].filter(({ schema }) => schema["body"]);
    const blocks = new Set(holders.flatMap(({ schema }) => schema["body"]?.component_whitelist ?? []));
    expect([...blocks].toSorted()).toEqual(blockComponents.toSorted());
  });

  test("what one page may hold, every kind of page may hold", () => {
    const pages = [...schemas.values()].filter(({ is_root, schema }) => is_root && schema["body"]);
    const lacking = pages.flatMap(({ name, schema }) =>
      blockComponents.filter((block) => !schema["body"]?.component_whitelist.includes(block)).map((block) => `${name} lacks ${block}`),
    );
    expect(lacking).toEqual([]);
  });

  test("every component that one may hold or pick is there, and every one can be used somewhere", () => {
    const fields = [...schemas.values()].flatMap(({ schema }) => Object.values(schema));
    const held = new Set(fields.flatMap(({ component_whitelist: allowed }) => allowed));
    const picked = new Set(fields.flatMap(({ filter_content_type: components }) => components));
    expect([...held].filter((name) => schemas.get(name)?.is_nestable !== true)).toEqual([]);
    expect([...picked].filter((name) => schemas.get(name)?.is_root !== true)).toEqual([]);
    expect([...schemas.values()].filter(({ name, is_root }) => !is_root && !held.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each(blockComponents)(
    "%s becomes a block when every field is filled, and its mapper reads all of these fields and no other",
    (name) => {
      const read = new Map<string, Set<string>>();
      const example = exampleContent(name, schemas, delivered);
      expect(mapBlocks([watched(example, read)], report)).toHaveLength(1);
      expect(unfillable(read)).toEqual([]);
      const unread = Object.keys(schemas.get(name)?.schema ?? {}).filter((field) => !read.get(name)?.has(field));
      expect(unread).toEqual([]);
    },
  );

  test.each<[component: string, show: (story: Story) => unknown]>([
    ["Page", (story) => toContentPage(story, report, { trail: [], related: [] })],
    ["Article", (story) => toContentPage(story, report, { trail: [], related: [] })],
    ["Video", (story) => toContentPage(story, report, { trail: [], related: [] })],
    ["Legend", (story) => toContentPage(story, report, { trail: [], related: [] })],
    ["Promotion", (story) => toContentPage(story, report, { trail: [], related: [] })],
    ["Promotion", (story) => toPromotion(story, { warn: report })],
    ["Brand", (story) => toContentPage(story, report, { trail: [], related: [] })],
    ["Brand", toBrandStory],
    ["BrandPage", (story) => toBrand(story, "a-brand", report)],
    ["Expert", toExpertSummary],
    ["Recommendation", toRecommendation],
    ["Questions", toQuestions],
    ["SizeGuide", toSizeGuide],
    ["StockWidget", (story) => toStockWidget(story, ["https://forms.example"])],
    ["VehicleGuide", toVehicleGuide],
    ["VehicleAreas", toVehicleAreas],
    ["Assembly", toAssembly],
    ["CarCard", toCarCard],
    ["NavigationMenu", toHeaderMenu],
    ["FooterMenu", toFooter],
    ["WebsiteBanner", (story) => toBanners([story])],
    ["EmailSubscription", toEmailSubscription],
  ])("nothing of a %s is read that an editor cannot fill", (component, show) => {
    const read = new Map<string, Set<string>>();
    const content = { ...exampleContent(component, schemas, delivered), component };
    const story = { uuid: "1", name: "A story", slug: "a/story", publishedAt: null, firstPublishedAt: null, content };
    Object.assign(story, { content: watched(content, read) });
    expect(show(story)).not.toBeNull();
    // What is read of its blocks stands above.
    for (const block of blockComponents) read.delete(block);
    expect(unfillable(read)).toEqual([]);
  });

  test("the client puts exactly those stories in place that a field of a block or page can pick", async () => {
    const asked: (string | null)[] = [];
    const client = createStoryblokClient({
      endpoint: "http://cms.test/v2",
      accessToken: "t",
      publicUrl: "http://shop.test",
      vendorFetch: async (url) => {
        const { pathname, searchParams } = new URL(url);
        if (pathname.endsWith("/spaces/me")) return Response.json({ space: { version: 1 } });
        asked.push(searchParams.get("resolve_relations"));
        return Response.json({ stories: [], cv: 1 });
      },
    });
    await client.stories({ startsWith: "pages/" });
    const relations = [...schemas.values()].flatMap(({ name, schema }) =>
      Object.entries(schema).flatMap(([field, { source }]) => (source === "internal_stories" ? [`${name}.${field}`] : [])),
    );
    // Categories are kept as definitions instead.
    const inPlace = relations.filter((relation) => relation !== "ShopAllCategories.categories");
    expect(asked[0]?.split(",").toSorted()).toEqual(inPlace.toSorted());
  });
});

describe("the demo's stories", () => {
  let content: ContentServer;
  const stories: { full_slug: string; content: unknown }[] = [];
  beforeAll(async () => {
    content = await startContent();
    for (let page = 1; stories.length === (page - 1) * 100; page += 1) {
      const answer = await fetch(`${content.url}/v2/cdn/stories?token=t&version=draft&per_page=100&page=${page}`);
      stories.push(...(await answer.json()).stories);
    }
  });
  afterAll(() => content.close());

  test("could all have been written with these components: only known ones, only their fields, what is required filled", () => {
    expect(stories.length).toBeGreaterThan(300);
    const problems = stories.flatMap((story) => checkContent(story.content, schemas).map((problem) => `${story.full_slug}: ${problem}`));
    expect(problems).toEqual([]);
  });

  test("show every block that editors have, but the form that needs a script of marketing's", () => {
    const shown = new Set([...JSON.stringify(stories).matchAll(/"component":"(\w+)"/g)].map(([, component = ""]) => component));
    expect(blockComponents.filter((component) => !shown.has(component))).toEqual(["MarketingForm"]);
  });

  test.each([
    ["an unknown component", { component: "Page", title: "T", body: [{ component: "Hologram" }] }, "body[0]: Hologram has no schema"],
    ["an unknown field", { component: "Page", title: "T", colour: "red" }, "Page.colour: unknown field"],
    ["an empty field that is required", { component: "Page", title: "" }, "Page.title: required"],
    ["a page in a page", { component: "Page", title: "T", body: [{ component: "Page", title: "T" }] }, "may not stand here"],
    ["a value of another type", { component: "Page", title: 7 }, "Page.title: no text: 7"],
  ])("%s is found", (_name, wrong, problem) => {
    expect(checkContent(wrong, schemas).join("\n")).toContain(problem);
  });
});
