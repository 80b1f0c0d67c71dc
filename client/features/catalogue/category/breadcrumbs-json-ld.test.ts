import { expect, test } from "vitest";
import { breadcrumbsJsonLd } from "./breadcrumbs-json-ld.ts";

test("the way to a page is told to search engines in order, with absolute addresses", () => {
  const links = [
    { label: "Brakes", url: "/parts/brakes" },
    { label: "Disc Brakes", url: "/parts/brakes/disc-brakes" },
  ];
  expect(breadcrumbsJsonLd(links, "https://shop.example")).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Brakes", item: "https://shop.example/parts/brakes" },
      { position: 2, name: "Disc Brakes", item: "https://shop.example/parts/brakes/disc-brakes" },
    ],
  });
});
