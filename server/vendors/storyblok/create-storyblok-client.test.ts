import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startContent } from "#sandbox/vendors/storyblok/testing/start-content.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createStoryblokClient } from "./create-storyblok-client.ts";

function clientOver(vendorFetch: VendorFetch) {
  return createStoryblokClient({ endpoint: "http://cms.test/v2", accessToken: "secret", publicUrl: "https://shop.test", vendorFetch });
}
const json = { "content-type": "application/json" };
/** A CMS whose content is at version 7. */
const answering = (body: string, status = 200) =>
  vi.fn<VendorFetch>(async (url) => {
    if (new URL(url).pathname.endsWith("/cdn/spaces/me")) return Response.json({ space: { version: 7 } });
    return new Response(body, { status, headers: json });
  });
const story = {
  uuid: "u",
  name: "Home",
  full_slug: "home/",
  published_at: null,
  content: { component: "Page", _uid: "1", picture: { filename: "https://shop.test/_vendors/pictures/f/1/2x2/x.png" } },
};

test("addresses of the shop become paths and start pages lose their slash", async () => {
  const read = await clientOver(answering(JSON.stringify({ story, cv: 1 }))).story("home");
  expect(read).toMatchObject({ slug: "home", content: { picture: { filename: "/_vendors/pictures/f/1/2x2/x.png" } } });
});

test("every call names its operation, carries the content version that was learned once and shares no parameters with another", async () => {
  const vendorFetch = answering(JSON.stringify({ story, stories: [story], links: {}, cv: 6 }));
  const client = clientOver(vendorFetch);
  await Promise.all([client.story("home"), client.story("pages/faq"), client.stories({ startsWith: "website-banner" }), client.slugs()]);
  const calls = vendorFetch.mock.calls.map(([url, , call]) => [new URL(url).pathname, new URL(url).searchParams.get("cv"), call.operation]);
  expect(calls).toEqual([
    ["/v2/cdn/spaces/me", null, "getSpace"],
    ["/v2/cdn/stories/home", "7", "getStory"],
    ["/v2/cdn/stories/pages/faq", "7", "getStory"],
    ["/v2/cdn/stories", "7", "listStories"],
    ["/v2/cdn/links", "7", "listLinks"],
  ]);
});

test("twenty published reads at once are 21 requests, of which none is redirected, and drafts ask for no version", async () => {
  const cms = await startContent();
  onTestFinished(cms.close);
  const seen: string[] = [];
  const counting: VendorFetch = async (url, init) => {
    const answer = await fetch(url, { ...init, redirect: "manual" });
    seen.push(`${new URL(url).pathname.split("/cdn/")[1]} ${answer.status}`);
    const next = answer.headers.get("location");
    return next === null ? answer : counting(new URL(next, url).href, init, { operation: "redirected", isIdempotent: true });
  };
  const access = { endpoint: `${cms.url}/v2`, publicUrl: "https://shop.test", vendorFetch: counting };
  const published = createStoryblokClient({ ...access, accessToken: "sandbox" });
  await Promise.all(Array.from({ length: 20 }, () => published.story("pages/faq")));
  expect(seen.toSorted()).toEqual(["spaces/me 200", ...Array.from({ length: 20 }, () => "stories/pages/faq 200")].toSorted());
  seen.length = 0;
  await createStoryblokClient({ ...access, accessToken: "sandbox-preview", version: "draft" }).story("pages/faq");
  expect(seen).toEqual(["stories/pages/faq 200"]);
});

test("a story keeps the day of its first publication when it is published again, as after a mistake was mended", async () => {
  const cms = await startContent();
  onTestFinished(cms.close);
  const endpoint = `${cms.url}/v2`;
  const stories = createStoryblokClient({ endpoint, accessToken: "sandbox", publicUrl: "https://shop.test", vendorFetch: fetch });
  const slug = "content-hub/articles/read-a-build-plate";
  const before = await stories.story(slug);
  await fetch(`${cms.url}/manage/publish/${slug}`, { method: "POST" });
  stories.forgetVersion();
  expect((await stories.story(slug)).publishedAt).toBe(before.publishedAt);
  expect((await stories.stories({ slugs: [slug] })).map(({ publishedAt }) => publishedAt)).toEqual([before.publishedAt]);
});

test("a story whose first publication isn't told has the day of its last, and a new draft has none", async () => {
  const told = async (times: object) =>
    (await clientOver(answering(JSON.stringify({ story: { ...story, ...times }, cv: 1 }))).story("home")).publishedAt;
  const last = "2026-11-02T00:00:00.000Z";
  expect(await told({ published_at: last })).toBe(last);
  expect(await told({ published_at: null, first_published_at: null })).toBeNull();
});

test("the links of all pages are told, for the API answers 25 at a time unless more are asked for", async () => {
  const pages = [{ a: { slug: "home" }, b: { slug: "pages", is_folder: true } }, { c: { slug: "pages/faq" } }];
  const asked: (string | null)[][] = [];
  const vendorFetch: VendorFetch = async (url) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith("/cdn/spaces/me")) return Response.json({ space: { version: 7 } });
    asked.push(["paginated", "per_page", "page"].map((name) => searchParams.get(name)));
    const links = pages[Number(searchParams.get("page") ?? 1) - 1];
    return Response.json({ links, cv: 7 }, { headers: { total: "3", "per-page": "2" } });
  };
  expect(await clientOver(vendorFetch).slugs()).toEqual(["home", "pages/faq"]);
  expect(asked).toEqual([
    ["1", "1000", "1"],
    ["1", "1000", "2"],
  ]);
});

describe("the content version", () => {
  const vendorFetch = answering(JSON.stringify({ story, cv: 6 }));
  const lookups = () => vendorFetch.mock.calls.filter(([, , { operation }]) => operation === "getSpace").length;
  beforeEach(() => {
    vendorFetch.mockClear();
    vi.useFakeTimers({ toFake: ["performance"] });
    return () => vi.useRealTimers();
  });

  test("is kept for a second, and learned anew at once when editors changed something", async () => {
    const client = clientOver(vendorFetch);
    const readsAfter = async (passedMs: number) => {
      vi.advanceTimersByTime(passedMs);
      await client.story("home");
      return lookups();
    };
    expect([await readsAfter(0), await readsAfter(999), await readsAfter(1)]).toEqual([1, 1, 2]);
    client.forgetVersion();
    expect(await readsAfter(0)).toBe(3);
  });

  test("that was on its way while editors changed something serves no later read", async () => {
    const client = clientOver(vendorFetch);
    const before = client.story("home");
    client.forgetVersion();
    await Promise.all([before, client.story("home")]);
    expect(lookups()).toBe(2);
  });

  test("that can't be read costs no page: stories are read without one", async () => {
    const refusing = vi.fn<VendorFetch>(async (url) =>
      url.toString().includes("spaces") ? new Response("{}", { status: 401, headers: json }) : Response.json({ story, cv: 1 }),
    );
    const client = clientOver(refusing);
    expect(await Promise.all([client.story("home"), client.story("home")])).toHaveLength(2);
    expect(refusing).toHaveBeenCalledTimes(3);
  });
});

test("one story that can't be read costs no list that it is in, nor one link the others, and the log names it", async () => {
  const warn = vi.fn<(fields: object, message: string) => void>();
  const bare = { ...story, full_slug: "pages/bare", content: {} };
  const links = { a: { slug: "home" }, b: { slug: null }, c: { slug: "pages/faq" } };
  const vendorFetch = answering(JSON.stringify({ stories: [bare, story], links, cv: 1 }));
  const client = createStoryblokClient({
    endpoint: "http://cms.test/v2",
    accessToken: "secret",
    publicUrl: "https://shop.test",
    vendorFetch,
    logger: { warn },
  });
  expect((await client.stories({ startsWith: "pages/" })).map(({ slug }) => slug)).toEqual(["home"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ slug: "pages/bare" }), expect.any(String));
  expect(await client.slugs()).toEqual(["home", "pages/faq"]);
});

test.each([
  ["a missing story", answering('["This record could not be found"]', 404), "NOT_FOUND"],
  ["a refused token", answering('{"error":"Unauthorized"}', 401), "UPSTREAM_FAILED"],
  ["too many calls", answering("{}", 429), "UPSTREAM_UNAVAILABLE"],
  ["garbage", answering("<html>"), "UPSTREAM_FAILED"],
  ["a story without content", answering('{"story":{"uuid":"u"}}'), "UPSTREAM_FAILED"],
  ["no answer in time", vi.fn<VendorFetch>().mockRejectedValue(new AppError("UPSTREAM_TIMEOUT", "slow")), "UPSTREAM_TIMEOUT"],
  ["an open circuit", vi.fn<VendorFetch>().mockRejectedValue(new AppError("UPSTREAM_UNAVAILABLE", "open")), "UPSTREAM_UNAVAILABLE"],
  ["a dropped socket", vi.fn<VendorFetch>().mockRejectedValue(new TypeError("fetch failed")), "UPSTREAM_FAILED"],
])("%s is an AppError, and no story is asked for twice", async (_name, vendorFetch, code) => {
  const failure = clientOver(vendorFetch).story("home");
  await expect(failure).rejects.toBeInstanceOf(AppError);
  await expect(failure).rejects.toMatchObject({ code });
  const reads = vendorFetch.mock.calls.filter(([, , { operation }]) => operation === "getStory");
  expect(reads.length).toBeLessThanOrEqual(1);
});

test("a CMS that hangs or is cut off is asked one thing only", async () => {
  for (const code of ["UPSTREAM_TIMEOUT", "UPSTREAM_UNAVAILABLE"] as const) {
    const vendorFetch = vi.fn<VendorFetch>().mockRejectedValue(new AppError(code, "away"));
    await expect(clientOver(vendorFetch).story("home")).rejects.toMatchObject({ code });
    expect(vendorFetch).toHaveBeenCalledTimes(1);
  }
});

test("a story that is nested without end costs no list that it is in, whatever its texts hold", async () => {
  const deep = `${'{"inner":['.repeat(10_000)}"deep"${"]}".repeat(10_000)}`;
  const titled = (title: string, more: object) => ({ ...story, content: { component: "Page", title, ...more } });
  const titles = ['"[{', "\\", '\\"[', "]}]}", "\ud800"];
  const list = [...titles.map((title) => titled(title, {})), titled("deep", { deep: "DEEP" })];
  const answer = JSON.stringify({ stories: list, cv: 1 }).replace('"DEEP"', deep);
  const read = await clientOver(answering(answer)).stories({ startsWith: "pages/" });
  expect(read.map(({ content }) => content["title"])).toEqual([...titles.slice(0, -1), "\ufffd", "deep"]);
});
