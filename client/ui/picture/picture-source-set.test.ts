import { expect, test } from "vitest";
import type { Picture } from "#shared/contract/picture.ts";
import { pictureSourceSet, pictureUrlAt } from "./picture-source-set.ts";

const disc: Picture = { url: "/_vendors/pictures/parts/disc.svg", alt: "Brake disc", width: 1200, height: 1200, source: "shopify" };

test("a Shopify picture takes its width as a query parameter and keeps the ones it has", () => {
  expect(pictureUrlAt(disc, 320)).toBe("/_vendors/pictures/parts/disc.svg?width=320");
  expect(pictureUrlAt({ ...disc, url: "https://cdn.example/disc.png?v=2" }, 320)).toBe("https://cdn.example/disc.png?v=2&width=320");
});

test("a Storyblok picture takes its width in the path, as WebP of quality 50 [shop-9.24]", () => {
  expect(pictureUrlAt({ ...disc, url: "/f/1/hero.svg", source: "storyblok" }, 600)).toBe(
    "/f/1/hero.svg/m/600x0/filters:quality(50):format(webp)",
  );
});

test("a source set names every width once, in order", () => {
  expect(pictureSourceSet(disc, [160, 320])).toBe(
    "/_vendors/pictures/parts/disc.svg?width=160 160w, /_vendors/pictures/parts/disc.svg?width=320 320w",
  );
});
