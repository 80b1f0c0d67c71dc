import { expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createStoryblokClient } from "./create-storyblok-client.ts";

function clientOver(vendorFetch: VendorFetch) {
  return createStoryblokClient({ endpoint: "http://cms.test/v2", accessToken: "secret", publicUrl: "https://shop.test", vendorFetch });
}
const answering = (body: string, status = 200) =>
  vi.fn<VendorFetch>(async () => new Response(body, { status, headers: { "content-type": "application/json" } }));
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

test("every call names its operation, never carries a content version and shares no parameters with another", async () => {
  const vendorFetch = answering(JSON.stringify({ story, stories: [story], cv: 7 }));
  const client = clientOver(vendorFetch);
  await Promise.all([client.story("home"), client.story("pages/faq"), client.stories({ startsWith: "website-banner" })]);
  await client.story("home");
  const calls = vendorFetch.mock.calls.map(([url, , call]) => [new URL(url).pathname, new URL(url).searchParams.get("cv"), call.operation]);
  expect(calls).toEqual([
    ["/v2/cdn/stories/home", null, "getStory"],
    ["/v2/cdn/stories/pages/faq", null, "getStory"],
    ["/v2/cdn/stories", null, "listStories"],
    ["/v2/cdn/stories/home", null, "getStory"],
  ]);
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
])("%s is an AppError, asked for once", async (_name, vendorFetch, code) => {
  const failure = clientOver(vendorFetch).story("home");
  await expect(failure).rejects.toBeInstanceOf(AppError);
  await expect(failure).rejects.toMatchObject({ code });
  expect(vendorFetch).toHaveBeenCalledTimes(1);
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
