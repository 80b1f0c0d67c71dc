import { beforeEach, expect, test, vi } from "vitest";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createStoryblokClient } from "./create-storyblok-client.ts";

const story = { uuid: "u", name: "Home", full_slug: "home", content: { component: "Page" } };

/** A space at a version, whose stories are named after it; `calls` tells how often it was asked for what. */
function spaceAt(first: number) {
  let version = first;
  const vendorFetch = vi.fn<VendorFetch>(async (url) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/cdn/spaces/me")) return Response.json({ space: { version } });
    if (pathname.endsWith("/missing")) return Response.json(["This record could not be found"], { status: 404 });
    return Response.json({ story: { ...story, name: `Home ${version}` }, cv: version });
  });
  return {
    access: { endpoint: "http://cms.test/v2", accessToken: "secret", publicUrl: "https://shop.test", vendorFetch },
    publish: () => void (version += 1),
    calls: (operation: string) => vendorFetch.mock.calls.filter(([, , call]) => call.operation === operation).length,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  return () => vi.useRealTimers();
});

test("a story is asked for once a version, however often it is read", async () => {
  const { access, publish, calls } = spaceAt(7);
  const client = createStoryblokClient(access);
  const names: string[] = [];
  for (let read = 0; read < 3; read += 1) names.push((await client.story("home")).name);
  expect([names, calls("getStory")]).toEqual([["Home 7", "Home 7", "Home 7"], 1]);
  publish();
  client.forgetVersion();
  expect([(await client.story("home")).name, calls("getStory")]).toEqual(["Home 8", 2]);
});

test("whoever reads a story may change it without the next one seeing that", async () => {
  const client = createStoryblokClient(spaceAt(7).access);
  (await client.story("home")).content["title"] = "mine";
  expect((await client.story("home")).content).toEqual({ component: "Page" });
});

test("drafts and what isn't there are asked for each time", async () => {
  const { access, calls } = spaceAt(7);
  const drafts = createStoryblokClient({ ...access, version: "draft" });
  await drafts.story("home");
  await drafts.story("home");
  expect(calls("getStory")).toBe(2);
  const client = createStoryblokClient(access);
  for (let read = 0; read < 2; read += 1) await expect(client.story("missing")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(calls("getStory")).toBe(4);
});

test("the version is asked for as seldom as the configuration says", async () => {
  const { access, calls } = spaceAt(7);
  const client = createStoryblokClient({ ...access, versionKeptForMs: 60_000 });
  const readAfter = async (passedMs: number) => {
    vi.advanceTimersByTime(passedMs);
    await client.story("home");
    return calls("getSpace");
  };
  expect([await readAfter(0), await readAfter(59_999), await readAfter(1)]).toEqual([1, 1, 2]);
  client.forgetVersion();
  expect(await readAfter(0)).toBe(3);
});
