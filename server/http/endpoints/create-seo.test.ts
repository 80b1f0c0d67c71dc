import { expect, test } from "vitest";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";

const env = { PUBLIC_URL: "https://shop.example" };
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test("robots.txt names the sitemap at the public address", async () => {
  const { ask } = await startTestShop({ env });
  const { headers, body } = await ask("/robots.txt");
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain("Sitemap: https://shop.example/sitemap.xml");
  for (const path of ["/cart", "/account", "/login", "/logout", "/callback", "/_vendors/auth"])
    expect(body).toContain(`Disallow: ${path}\n`);
});

test("the sitemap lists every page once, in files of bounded size", async () => {
  const { ask } = await startTestShop({ env });
  const index = locations((await ask("/sitemap.xml")).body);
  expect(index).toEqual([
    "https://shop.example/sitemaps/pages.xml",
    "https://shop.example/sitemaps/categories.xml",
    "https://shop.example/sitemaps/stores.xml",
    "https://shop.example/sitemaps/products-1.xml",
    "https://shop.example/sitemaps/products-2.xml",
    "https://shop.example/sitemaps/brand-categories-1.xml",
    "https://shop.example/sitemaps/cars-1.xml",
    "https://shop.example/sitemaps/vehicles-1.xml",
  ]);
  const files = await Promise.all(index.map(async (url) => locations((await ask(new URL(String(url)).pathname)).body)));
  expect(files.map((file) => file.length)).toEqual([8, 2, 2, 10_000, 1, 1, 2, 2]);
  expect(new Set(files.flat()).size).toBe(10_018);
  expect(files.flat()).toEqual(
    expect.arrayContaining([
      "https://shop.example/",
      "https://shop.example/pages/shipping",
      "https://shop.example/legends/hq-monaro",
      "https://shop.example/parts",
      "https://shop.example/parts/badges",
      "https://shop.example/experts",
      "https://shop.example/pages/size-guide",
      "https://shop.example/quick-order",
      "https://shop.example/assemblies",
      "https://shop.example/brands/ironbark/badges",
      "https://shop.example/vehicles",
      "https://shop.example/vehicles/holden/hq-monaro",
      "https://shop.example/vehicles/99/holden-hq",
      "https://shop.example/vehicles/99/holden-hq/badges",
      "https://shop.example/stores",
      "https://shop.example/stores/ChIJc0fcs/coburg-north",
      "https://shop.example/products/part-10001",
    ]),
  );
});

test.each([
  "/sitemaps/products-3.xml",
  "/sitemaps/products-0.xml",
  "/sitemaps/products-x.xml",
  "/sitemaps/vehicles-2.xml",
  "/sitemaps/constructor-1.xml",
])("%s does not exist", async (path) => {
  const { ask } = await startTestShop({ env });
  expect((await ask(path)).status).toBe(404);
});

test("a sitemap that fails is counted and logged as one", async () => {
  const catalogue = {
    ...fakeServices().catalogue,
    productHandles: () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "no answer", { isLogged: true })),
  };
  const { ask, lines } = await startTestShop({ env, services: { catalogue } });
  for (const path of ["/sitemap.xml", "/sitemaps/products-1.xml"]) expect((await ask(path)).status).toBe(504);
  const failed = () => lines.filter(({ event }) => event === "http.request");
  await expect.poll(failed).toMatchObject([{ http: { route: "sitemap", status: 504 } }, { http: { route: "sitemap", status: 504 } }]);
});
