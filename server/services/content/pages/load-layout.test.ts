import pino from "pino";
import { expect, test } from "vitest";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { contentCache, createPublishing } from "../stories/content-cache.ts";
import { layoutLoader, toEmailSubscription, toHeaderMenu } from "./load-layout.ts";

const storyOf = (content: object) => ({
  uuid: "1",
  name: "Newsletter",
  slug: "content/email-subscription",
  publishedAt: null,
  firstPublishedAt: null,
  content: { component: "EmailSubscription", ...content },
});

test("the newsletter's words are the shop's own where editors left theirs out [shop-3.32]", () => {
  expect(toEmailSubscription(storyOf({})).emailSubscription).toEqual({
    title: "Sign up for emails to get the latest offers",
    text: "",
    placeholder: "Enter email address",
    buttonLabel: "Subscribe",
  });
  const written = {
    heading_text: "Stay in touch",
    description: "Twice a month.",
    email_placeholder_text: "you@",
    submit_button_text: "Join",
  };
  expect(toEmailSubscription(storyOf(written)).emailSubscription).toEqual({
    title: "Stay in touch",
    text: "Twice a month.",
    placeholder: "you@",
    buttonLabel: "Join",
  });
});

test("an entry of the menu has all the cards that editors gave it, under their title, but for those that lead nowhere [shop-3.30]", () => {
  const card = {
    heading: "Big Brake Month",
    description: "15% off.",
    button_text: "Shop now",
    link: { linktype: "url", url: "/promotions/brakes" },
  };
  const item = (fields: object) => ({ label: "Brakes", link: { linktype: "url", url: "/parts/brakes" }, ...fields });
  const cards = [card, { ...card, heading: "Nowhere", link: null }, { ...card, heading: "Trim Week", button_text: "" }];
  const story = {
    ...storyOf({}),
    content: {
      component: "NavigationMenu",
      items: [item({ cards_title: "Popular right now", cards }), item({ cards_title: "Of nothing" })],
    },
  };
  const shown = { title: "Big Brake Month", text: "15% off.", buttonLabel: "Shop now", url: "/promotions/brakes", picture: null };
  expect(toHeaderMenu(story).map(({ promos }) => promos)).toEqual([
    { title: "Popular right now", cards: [shown, { ...shown, title: "Trim Week", buttonLabel: "" }] },
    undefined,
  ]);
});

test("the layout is the same object until something of it is published: what is rendered of it is kept by that", async () => {
  const cache = createPublicCache({
    maxBytes: 1_000_000,
    logger: pino({ level: "silent" }),
    metrics: createMetrics({ version: "test", revision: "test" }),
  });
  const stories = { story: async () => storyOf({}), stories: async () => [], slugs: async () => [], revision: async () => null };
  const own = { company: { name: "Rares", phone: null }, shipping: { flatRateCents: 1295, freeFromCents: 19_900 } };
  const load = layoutLoader(stories, contentCache(cache, stories), { warn: () => undefined }, own);
  const first = await load();
  expect(await load()).toBe(first);
  createPublishing(cache, { forgetVersion: () => undefined }).storyChanged();
  const second = await load();
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});
