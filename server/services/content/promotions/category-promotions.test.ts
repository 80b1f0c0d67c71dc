import { expect, test, vi } from "vitest";
import type { StoryPort } from "../stories/story-port.ts";
import { categoryPromotions } from "./category-promotions.ts";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

function promotionsOf(...contents: Record<string, unknown>[]) {
  const warn = vi.fn();
  const stories: StoryPort = {
    story: () => Promise.reject(new Error("not asked for")),
    slugs: () => Promise.reject(new Error("not asked for")),
    revision: () => Promise.reject(new Error("not asked for")),
    stories: () =>
      Promise.resolve(
        contents.map((content, index) => ({
          uuid: `uuid-${index}`,
          name: `Promotion ${index}`,
          slug: `promotions/number-${index}`,
          publishedAt: null,
          content: { component: "Promotion", categories: ["brakes"], ...content },
        })),
      ),
  };
  const find = categoryPromotions({ stories, cachedStaleFirst: (_key, load) => load(), orElse: (_part, value) => value, logger: { warn } });
  return { titlesOf: async (handle: string) => (await find(handle)).map(({ title }) => title), find, warn };
}

test("a category shows what runs for it or for a category above it", async () => {
  const { titlesOf } = promotionsOf({ title: "Brakes" }, { title: "Rotors", categories: ["brakes--disc-brakes", "tools"] });
  expect(await titlesOf("brakes")).toEqual(["Brakes"]);
  expect(await titlesOf("brakes--disc-brakes--rotors")).toEqual(["Brakes", "Rotors"]);
  expect(await titlesOf("brakes-and-bits")).toEqual([]);
});

test("what is over or has not begun is not shown, and what ends first comes first", async () => {
  const { titlesOf } = promotionsOf(
    { title: "Over", ends_at: inHours(-1) },
    { title: "Not yet", starts_at: inHours(1) },
    { title: "For good" },
    { title: "Later", ends_at: inHours(48) },
    { title: "Soon", starts_at: inHours(-1), ends_at: inHours(1) },
  );
  expect(await titlesOf("brakes")).toEqual(["Soon", "Later", "For good"]);
});

test("an end that is no date is reported and counts as none", async () => {
  const { find, warn } = promotionsOf({ title: "Brakes", ends_at: "when they are gone" });
  expect(await find("brakes")).toMatchObject([{ title: "Brakes", endsOn: null, url: "/promotions/number-0" }]);
  expect(warn).toHaveBeenCalledTimes(1);
});
