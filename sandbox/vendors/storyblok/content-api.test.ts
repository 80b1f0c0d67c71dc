import StoryblokClient from "storyblok-js-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentServer, startContent } from "./testing/start-content.ts";

let content: ContentServer;
let client: StoryblokClient;

beforeAll(async () => {
  content = await startContent();
  client = new StoryblokClient({
    accessToken: "conformance",
    endpoint: `${content.url}/v2`,
    cache: { type: "none", cv: "manual" },
    rateLimit: 1000,
  });
});
afterAll(() => content.close());

async function slugs(parameters: Parameters<StoryblokClient["getStories"]>[0]): Promise<string[]> {
  const { data } = await client.getStories(parameters);
  return data.stories.map((story) => story.full_slug);
}

async function get(pathAndQuery: string, init?: RequestInit): Promise<Response> {
  return fetch(`${content.url}${pathAndQuery}`, init);
}

describe("with the official client", () => {
  test("a story is found by its slug, its id and its uuid", async () => {
    const { data } = await client.getStory("pages/shipping");
    expect(data.story).toMatchObject({ name: "Shipping", slug: "shipping", full_slug: "pages/shipping", content: { component: "Page" } });
    expect((await client.getStory(String(data.story.id))).data.story.uuid).toBe(data.story.uuid);
    expect((await client.getStory(data.story.uuid, { find_by: "uuid" })).data.story.id).toBe(data.story.id);
  });

  test("a folder's start page answers with and without its slash", async () => {
    expect((await client.getStory("promotions/")).data.story).toMatchObject({ full_slug: "promotions/", is_startpage: true });
    expect((await client.getStory("promotions")).data.story.full_slug).toBe("promotions/");
  });

  test("an unknown story is 404 with the message in an array", async () => {
    await expect(client.getStory("pages/nowhere")).rejects.toMatchObject({ status: 404, message: "This record could not be found" });
  });

  test("getAll walks every page, because total and per-page are told", async () => {
    const brands = await client.getAll("cdn/stories", {
      starts_with: "brands/",
      content_type: "BrandPage",
      per_page: 20,
      sort_by: "name:asc",
    });
    const names = brands.map((brand: { name: string }) => brand.name);
    expect(names).toHaveLength(50);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, "en")));
  });

  test("relations are put in place of their ids", async () => {
    const { data } = await client.getStory("brands/ironbark-panelworks", { resolve_relations: "BrandHero.brand" });
    expect(data.story.content["body"][0].brand.content).toMatchObject({ component: "Brand", name: "Ironbark Panelworks" });
  });

  test("beyond fifty relations the client fetches them by their ids", async () => {
    const uuids = (await client.getAll("cdn/stories", { starts_with: "content/categories/", per_page: 100 })).map(
      (story: { uuid: string }) => story.uuid,
    );
    const body = { story: { content: { component: "ShopAllCategories", _uid: "many", categories: uuids.slice(0, 60) } } };
    await get("/manage/stories/pages/many", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const { data } = await client.getStory("pages/many", { version: "draft", resolve_relations: "ShopAllCategories.categories" });
    const components = data.story.content["categories"].map((category: { content: { component: string } }) => category.content.component);
    expect(components).toEqual(Array.from({ length: 60 }, () => "Category"));
  });

  test("links to stories carry the story when asked to", async () => {
    const { data } = await client.getStory("navigation-menus/footer", { resolve_links: "url" });
    expect(data.story.content["menus"][0].links[0].link_href).toMatchObject({
      linktype: "story",
      cached_url: "pages/about",
      story: { full_slug: "pages/about" },
    });
  });

  test("assets are absolute addresses of the shop that name their size", async () => {
    const { data } = await client.getStory("home");
    expect(data.story.content["body"][0].slides[0].picture.filename).toMatch(
      /^http:\/\/shop\.test\/_vendors\/pictures\/f\/\d+\/1600x900\/.+/,
    );
  });

  test.each([
    ["starts_with", { starts_with: "pages/sh" }, ["pages/shipping"]],
    ["by_slugs with a wildcard", { by_slugs: "pages/ship*,pages/fa*" }, ["pages/faq", "pages/shipping"]],
    ["excluding_slugs", { starts_with: "pages/s", excluding_slugs: "pages/ship*" }, ["pages/size-and-fit"]],
    ["is_startpage", { is_startpage: true, starts_with: "promotions" }, ["promotions/"]],
    ["search_term", { search_term: "windscreens and other large glass" }, ["pages/shipping"]],
    ["filter in", { filter_query: { component: { in: "EmailSubscription" } } }, ["content/email-subscription"]],
    ["filter like", { starts_with: "promotions/", filter_query: { title: { like: "*refresh*" } } }, ["promotions/rubber-refresh"]],
    ["filter not_like", { starts_with: "website-banner/", filter_query: { kind: { not_like: "store*" } } }, ["website-banner/promotional"]],
    ["filter lt_date", { content_type: "Promotion", filter_query: { ends_at: { lt_date: "2026-02-28" } } }, ["promotions/cool-running"]],
    ["filter is", { content_type: "Promotion", filter_query: { percent_off: { is: "empty" } } }, ["promotions/gift-guide"]],
    [
      "filter gt_int",
      { content_type: "Promotion", filter_query: { percent_off: { gt_int: 19 } } },
      ["promotions/panel-clearance", "promotions/suspension-sale"],
    ],
    [
      "alternatives on different operators of one field",
      { content_type: "Promotion", filter_query: { __or: [{ handle: { in: "gift-guide" } }, { handle: { like: "trim*" } }] } },
      ["promotions/gift-guide", "promotions/trim-week"],
    ],
  ] satisfies [string, Parameters<StoryblokClient["getStories"]>[0], string[]][])("%s selects", async (_name, parameters, expected) => {
    expect((await slugs(structuredClone(parameters))).toSorted()).toEqual(expected);
  });

  test("stories come in the order asked for, missing values last", async () => {
    expect(await slugs({ starts_with: "website-banner", sort_by: "published_at:desc" })).toEqual([
      "website-banner/promotional",
      "website-banner/store-locator",
    ]);
    const ends = await slugs({ content_type: "Promotion", sort_by: "content.ends_at:desc" });
    expect(ends.at(-1)).toBe("promotions/cool-running");
    const ordered = (await client.getStories({ by_slugs: "pages/faq,pages/about", sort_by: "name:desc" })).data.stories.map(
      ({ uuid }) => uuid,
    );
    expect((await client.getStories({ by_uuids_ordered: ordered.toReversed().join(",") })).data.stories.map(({ uuid }) => uuid)).toEqual(
      ordered.toReversed(),
    );
  });

  test("links hold every story and its folders, 25 a page unless more are asked for", async () => {
    expect(Object.keys((await client.get("cdn/links", {})).data.links ?? {})).toHaveLength(25);
    const links: { slug: string }[] = await client.getAll("cdn/links", { per_page: 1000 });
    expect(links.find(({ slug }) => slug === "content-hub/articles")).toMatchObject({ is_folder: true });
    expect(links.find(({ slug }) => slug === "pages/faq")).toMatchObject({ is_folder: false, published: true });
  });

  test("space, tags and datasources answer", async () => {
    expect((await client.get("cdn/spaces/me")).data.space).toMatchObject({ id: expect.any(Number), version: expect.any(Number) });
    expect((await client.get("cdn/tags")).data.tags).toContainEqual({ name: "promotion", taggings_count: expect.any(Number) });
    const { data } = await client.get("cdn/datasource_entries", { datasource: "brands", per_page: 3 });
    expect(data.datasource_entries).toHaveLength(3);
  });
});

describe("over plain HTTP", () => {
  test("no token is 401, an unknown parameter or operator 422", async () => {
    expect((await get("/v2/cdn/stories")).status).toBe(401);
    expect((await get("/v2/cdn/stories?token=t&cv=1&start_with=x")).status).toBe(422);
    expect((await get("/v2/cdn/stories?token=t&cv=1&filter_query[name][resembles]=x")).status).toBe(422);
  });

  test("a request without a content version is sent to the newest one", async () => {
    const answer = await get("/v2/cdn/stories/home?token=t", { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toMatch(/^\/_vendors\/storyblok\/v2\/cdn\/stories\/home\?token=t&cv=\d+$/);
  });

  test("a list tells its total and page size, at most 100, and an empty one is no error", async () => {
    const answer = await get("/v2/cdn/stories?token=t&cv=1&starts_with=brands/&per_page=500");
    expect([answer.headers.get("total"), answer.headers.get("per-page")]).toEqual(["51", "100"]);
    expect(await (await get("/v2/cdn/stories?token=t&cv=1&starts_with=nowhere/")).json()).toMatchObject({
      stories: [],
      rels: [],
      links: [],
    });
  });
});

async function put(slug: string, story: object): Promise<Response> {
  return get(`/manage/stories/${slug}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ story }),
  });
}

async function version(): Promise<number> {
  return Number((await client.get("cdn/spaces/me")).data.space.version);
}

describe("publishing", () => {
  test("a draft shows to draft readers only, until it is published and the content version moves", async () => {
    const before = await version();
    await put("pages/warranty", { content: { component: "Page", title: "Longer warranty", body: [] } });
    expect((await client.getStory("pages/warranty", { version: "draft" })).data.story.content["title"]).toBe("Longer warranty");
    expect((await client.getStory("pages/warranty")).data.story.content["title"]).toBe("Warranty");
    expect(await version()).toBe(before);

    expect((await get("/manage/publish/pages/warranty", { method: "POST" })).status).toBe(200);
    expect((await client.getStory("pages/warranty")).data.story.content["title"]).toBe("Longer warranty");
    expect(await version()).toBeGreaterThan(before);
  });

  test("an acknowledged publication survives a restart, and the content version does not move for it", async () => {
    await put("pages/new", { name: "New", content: { component: "Page", title: "New", body: [] } });
    await get("/manage/publish/pages/new", { method: "POST" });
    const before = await version();
    const restarted = await startContent({ dataDir: content.dataDir });
    const answer = await fetch(`${restarted.url}/v2/cdn/stories/pages/new?token=t`);
    expect(await answer.json()).toMatchObject({ story: { content: { title: "New" } }, cv: before });
    await restarted.close();
  });

  test("discarding brings the file's story back", async () => {
    await put("pages/terms", { content: { component: "Page", title: "Changed", body: [] } });
    await get("/manage/publish/pages/terms", { method: "POST" });
    expect((await get("/manage/stories/pages/terms", { method: "DELETE" })).status).toBe(204);
    expect((await client.getStory("pages/terms")).data.story.content["title"]).toBe("Terms of sale");
  });

  test("what is no story is refused and what does not exist cannot be published", async () => {
    expect((await put("pages/bad", { content: { title: "no component" } })).status).toBe(422);
    expect((await get("/manage/publish/pages/nowhere", { method: "POST" })).status).toBe(404);
  });
});
