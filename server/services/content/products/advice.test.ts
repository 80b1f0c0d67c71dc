import pino from "pino";
import { expect, test, vi } from "vitest";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { contentCache } from "../stories/content-cache.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";
import type { ContentProducts } from "./product-facts.ts";
import { productStories } from "./product-stories.ts";

const none = () => Promise.reject(new Error("Not part of this test"));

/** Of these parts, by their numbers. */
const advice = (title: string, ...products: string[]): Story => ({
  uuid: title,
  name: title,
  slug: `content/recommendations/${title}`,
  publishedAt: null,
  content: { component: "Recommendation", title, text: "Plain words.", products },
});

test("advice on all parts comes with one call, and of several about a part the first is shown", async () => {
  const told = [advice("Flush it", "7", "8"), advice("Torque it", "8"), advice("Both", "9")];
  const stories = vi.fn<StoryPort["stories"]>(async ({ component }) => (component === "Recommendation" ? told : []));
  const products: ContentProducts = {
    product: async (handle) => ({
      id: `gid://shopify/Product/${handle}`,
      handle,
      vendor: "Galah Garage",
      brandSlug: null,
      breadcrumbs: [],
    }),
    categories: async () => [],
    cards: none,
  };
  const metrics = createMetrics({ version: "test", revision: "test" });
  const cached = contentCache(createPublicCache({ maxBytes: 1_000_000, logger: pino({ level: "silent" }), metrics }));
  const { productContent } = productStories({
    stories: { story: none, stories, slugs: none, revision: none },
    products,
    cached,
    cachedStaleFirst: cached,
    orElse: (_part, value) => value,
    embedOrigins: [],
  });
  const shown = await Promise.all(["7", "8", "9", "10"].map(productContent));
  expect(shown.map(({ recommendation }) => recommendation?.title)).toEqual(["Flush it", "Flush it", "Both", undefined]);
  expect(stories.mock.calls.filter(([{ component }]) => component === "Recommendation")).toHaveLength(1);
});
