import { expect, test } from "vitest";
import { sitemapIndexXml, sitemapXml } from "#server/http/endpoints/create-seo.ts";
import { pathsIn, toSiteData } from "./sitemap.ts";

const at = (path: string) => ({ url: `https://shop.example${path}` });

test("paths are read from the shop's own sitemaps, whatever their origin", () => {
  expect(pathsIn(sitemapIndexXml([at("/sitemaps/pages.xml"), at("/sitemaps/products-1.xml")]))).toEqual([
    "/sitemaps/pages.xml",
    "/sitemaps/products-1.xml",
  ]);
  expect(pathsIn(sitemapXml([{ ...at("/"), changedAt: "2026-01-01" }, at("/parts/nuts-&-bolts"), at("")]))).toEqual([
    "/",
    "/parts/nuts-&-bolts",
    "/",
  ]);
});

test("journeys are made of departments, categories, products and words to search for", () => {
  const data = toSiteData(["/", "/parts/brakes", "/parts/brakes/disc-brakes", "/stores", "/products/cap"]);
  expect(data).toEqual({
    departments: ["/parts/brakes"],
    categories: ["/parts/brakes/disc-brakes"],
    products: ["/products/cap"],
    searches: ["brakes", "disc brakes"],
  });
});

test("of a large catalogue there are some products from all over it", () => {
  const paths = Array.from({ length: 4000 }, (_, index) => `/products/part-${index}`);
  const { products } = toSiteData(["/parts/brakes", ...paths]);
  expect(products).toHaveLength(500);
  expect(new Set(products).size).toBe(500);
  expect(products.at(0)).toBe("/products/part-0");
  expect(products.at(-1)).toBe("/products/part-3992");
});

test("a sitemap without anything to visit is told", () => {
  expect(() => toSiteData(["/"])).toThrow(/lists no categories or no products/);
});
