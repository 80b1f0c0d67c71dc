import { expect, test } from "vitest";
import type { Story } from "../stories/story-port.ts";
import { toHubStory } from "./hub-story.ts";
import { toHub } from "./to-hub.ts";

function story(slug: string, component: string, categories: string[], makes: string[] = []): Story {
  return { uuid: slug, name: slug, slug, publishedAt: "2026-11-01T00:00:00.000Z", content: { component, title: slug, categories, makes } };
}

const told = [
  story("content-hub/articles/bleeding", "Article", ["Brakes"], ["Holden", "Ford"]),
  story("content-hub/articles/arms", "Article", ["Suspension & Steering"], ["Ford"]),
  story("content-hub/videos/bleeding", "Video", ["Brakes"], ["Holden"]),
  story("legends/hq", "Legend", ["Buying"], ["Holden"]),
  story("legends/hq/engines", "Legend", ["Engine"], ["Holden"]),
  story("pages/shipping", "Page", ["Delivery"]),
].flatMap((each) => toHubStory(each) ?? []);

const hub = (path: string, page = 1) => toHub(told, { path, page });
const slugs = (path: string) => hub(path)?.cards.map(({ id }) => id);
const optionsOf = (path: string, label: string) => hub(path)?.filters.find((filter) => filter.label === label)?.options ?? [];

test("a label's filters one after another are alternatives, and labels narrow each other", () => {
  expect(slugs("category/brakes")).toEqual(["content-hub/articles/bleeding", "content-hub/videos/bleeding"]);
  expect(slugs("category/brakes/suspension-and-steering")).toEqual([
    "content-hub/articles/bleeding",
    "content-hub/articles/arms",
    "content-hub/videos/bleeding",
  ]);
  expect(slugs("make/holden/type/videos/legends")).toEqual(["content-hub/videos/bleeding", "legends/hq"]);
});

test("plain pages and the chapters of a legend are not in the hub", () => {
  expect(told.map(({ card }) => card.id)).toEqual([
    "content-hub/articles/bleeding",
    "content-hub/articles/arms",
    "content-hub/videos/bleeding",
    "legends/hq",
  ]);
});

test.each([
  "colour/red",
  "brakes",
  "category",
  "category/",
  "category/engine",
  "category/brakes/make",
  "category/brakes/holden",
  "category/make/holden",
  "category/Brakes",
  "type/videos/",
  "__proto__/brakes",
  "category/__proto__",
])("an unknown label or filter is no part of the hub: %s", (path) => {
  expect(hub(path)).toBeNull();
});

test("a page that the list doesn't have is none", () => {
  expect(hub("category/brakes", 2)).toBeNull();
  const many = Array.from({ length: 41 }, (_, index) => story(`content-hub/articles/${index}`, "Article", ["Brakes"])).flatMap(
    (each) => toHubStory(each) ?? [],
  );
  const last = toHub(many, { path: "category/brakes", page: 3 });
  expect(last).toMatchObject({ total: 41, page: 3, pageCount: 3 });
  expect(last?.cards).toHaveLength(1);
});

test("the same choice has one address in whatever order it was made, and only a single filter is for search engines", () => {
  expect(hub("make/holden/ford/holden/category/brakes")).toMatchObject({
    url: "/content-hub/category/brakes/make/ford/holden",
    title: "Ford and Holden, Brakes",
    isIndexable: false,
  });
  expect(hub("make/holden")).toMatchObject({ url: "/content-hub/make/holden", title: "Holden", isIndexable: true });
  expect(hub("type/videos")).toMatchObject({ title: "Videos", isIndexable: true });
  expect(hub("make/holden/type/videos")).toMatchObject({ title: "Holden: Videos", isIndexable: false });
});

test("every option says how many stories it leads to, keeps the other labels' choices and takes itself back", () => {
  expect(optionsOf("make/ford", "category")).toEqual([
    { slug: "brakes", name: "Brakes", count: 1, isChosen: false, url: "/content-hub/category/brakes/make/ford" },
    {
      slug: "suspension-and-steering",
      name: "Suspension & Steering",
      count: 1,
      isChosen: false,
      url: "/content-hub/category/suspension-and-steering/make/ford",
    },
  ]);
  expect(optionsOf("make/ford", "make")).toEqual([
    { slug: "ford", name: "Ford", count: 2, isChosen: true, url: "/content-hub" },
    { slug: "holden", name: "Holden", count: 3, isChosen: false, url: "/content-hub/make/ford/holden" },
  ]);
});

test("an option leads to a list that is there, and nothing leads to an empty one but what was chosen before", () => {
  const options = ["", "category/brakes", "make/ford", "make/holden/type/legends"].flatMap((path) =>
    (hub(path)?.filters ?? []).flatMap((filter) => filter.options),
  );
  const unfit = options.filter(({ url, count, isChosen }) => {
    const target = hub(url.replace(/^\/content-hub\/?/, ""));
    return target === null || (count === 0 && !isChosen);
  });
  expect(options.length).toBeGreaterThan(20);
  expect(unfit).toEqual([]);
});

test("known filters that no story has together are an empty list, which search engines pass by", () => {
  expect(hub("category/suspension-and-steering/make/holden")).toMatchObject({ total: 0, cards: [], isIndexable: false });
});

test("the front of the hub has all filters and no cards", () => {
  expect(hub("")).toMatchObject({ title: "Content hub", url: "/content-hub", cards: [] });
  expect(optionsOf("", "type").map(({ name, count }) => [name, count])).toEqual([
    ["Articles", 2],
    ["Legends", 1],
    ["Videos", 1],
  ]);
});
