import { expect, test } from "vitest";
import type { ContentPage } from "#shared/contract/content/page.ts";
import type { Author } from "#shared/contract/blocks/story-blocks.ts";
import { articleJsonLd } from "./article-json-ld.ts";
import { videoJsonLd } from "./video-json-ld.ts";

const site = { origin: "https://shop.example", siteName: "Rares" };
const picture = { url: "/f/1/scene.png", alt: "A scene", width: 1600, height: 900, source: "storyblok" as const };
const author: Author = { name: "The Brake Bench", speciality: "Brakes", avatar: null, url: "/experts/the-brake-bench", bioHtml: "" };
const byline = { id: "l", type: "byline" as const, lead: "Written by", author, publishedOn: null, topics: [] };
const page: ContentPage = {
  slug: "content-hub/articles/bleeding",
  title: "Bleeding",
  kind: "article",
  trail: [],
  publishedAt: "2026-11-12T00:00:00.000Z",
  blocks: [byline],
  seo: { title: "Bleeding | long", description: "Air out.", picture },
};

test("an article says who wrote it, when, and with which picture, at the shop's public address", () => {
  expect(articleJsonLd(page, site)).toEqual({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "Bleeding",
    description: "Air out.",
    mainEntityOfPage: "https://shop.example/content-hub/articles/bleeding",
    image: "https://shop.example/f/1/scene.png",
    datePublished: "2026-11-12T00:00:00.000Z",
    author: { "@type": "Organization", name: "The Brake Bench", url: "https://shop.example/experts/the-brake-bench" },
    publisher: { "@type": "Organization", name: "Rares", url: "https://shop.example" },
  });
});

test("what nobody signed is the shop's own", () => {
  expect(articleJsonLd({ ...page, blocks: [] }, site)).toMatchObject({ author: { name: "Rares" } });
});

const tile = {
  id: "v",
  video: {
    url: "https://vimeo.com/76979871",
    embedUrl: "https://player.vimeo.com/video/76979871?dnt=1",
    title: "Bleeding",
    poster: picture,
  },
  url: null,
  text: "",
  authorName: null,
  expertUrl: null,
};
const video: ContentPage = { ...page, kind: "video", blocks: [{ id: "t", type: "video-tiles", title: "", tiles: [tile] }, byline] };

test("a video says when it was put up, shows the shop's own poster, and plays from the address without cookies", () => {
  expect(videoJsonLd(video, site)).toEqual({
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: "Bleeding",
    description: "Air out.",
    thumbnailUrl: "https://shop.example/f/1/scene.png",
    uploadDate: "2026-11-12T00:00:00.000Z",
    embedUrl: "https://player.vimeo.com/video/76979871?dnt=1",
    author: { "@type": "Organization", name: "The Brake Bench", url: "https://shop.example/experts/the-brake-bench" },
    publisher: { "@type": "Organization", name: "Rares", url: "https://shop.example" },
  });
});

test("a page without a film has no video to tell of", () => {
  expect(videoJsonLd({ ...page, kind: "video" }, site)).toBeNull();
});

test("a video whose day nobody knows isn't told of: search engines want the day", () => {
  expect(videoJsonLd({ ...video, publishedAt: null }, site)).toBeNull();
});
