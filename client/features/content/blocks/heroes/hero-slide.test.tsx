import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { HeroSlide } from "./hero-slide.tsx";

type Slide = BlockOf<"hero-banner-carousel">["slides"][number];

const picture: Slide["picture"] = {
  url: "https://a.storyblok.com/f/1/1600x900/a/b.jpg",
  alt: "Doors half price",
  width: 1600,
  height: 900,
  source: "storyblok",
};
const slide: Slide = { id: "1", title: "Trim week", text: "", picture, button: null, overlayUrl: "/promotions/trim-week" };

const html = (changed: Partial<Slide>) => renderToStaticMarkup(<HeroSlide slide={{ ...slide, ...changed }} isPriority={false} />);

test("a slide's title is its heading, and leads on", () => {
  expect(html({})).toMatch(/<h2[^>]*><a href="\/promotions\/trim-week">Trim week<\/a><\/h2>/);
  expect(html({}).match(/aria-hidden="true"/g)).toHaveLength(1);
});

test("a slide without a title has no heading, and its way is named by what its picture shows", () => {
  const untitled = html({ title: "" });
  expect(untitled).not.toContain("<h2");
  expect(untitled).toMatch(/<a href="\/promotions\/trim-week"[^>]*><span[^>]*>Doors half price<\/span><\/a>/);
  expect(untitled).not.toMatch(/aria-hidden|tabindex/i);
  expect(html({ title: "", picture: { ...picture, alt: "" } })).toContain(">Find out more<");
});
