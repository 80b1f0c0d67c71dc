import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { e2eAddress } from "../support/shop/address.ts";

test("robots.txt names the sitemap, and the sitemap names every kind of page with addresses that answer", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "";
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  const maps = locations(await (await request.get(index)).text());
  const all = (await Promise.all(maps.map(async (url) => locations(await (await request.get(url)).text())))).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const kind of ["/products/", "/parts/", "/brands/", "/pages/", "/stores/"]) {
    const first = all.find((url) => url.startsWith(e2eAddress.shop + kind));
    expect(first, kind).toBeDefined();
    expect((await request.get(first ?? "")).status(), first).toBe(200);
  }
  expect(all.filter((url) => url.includes("/products/")).length).toBeGreaterThan(3500);
});

test("a product's document carries title, description, canonical, Open Graph and JSON-LD in its head", async ({ request }) => {
  const html = await (await request.get(`/products/${stressCases.leftHandTwin}?utm_source=mail`)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toMatch(/<title>[^<]+ \| Rares<\/title>/);
  expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(head).toContain(`<link rel="canonical" href="${e2eAddress.shop}/products/${stressCases.leftHandTwin}"`);
  for (const property of ["og:title", "og:description", "og:url", "og:image"]) expect(head).toContain(`property="${property}"`);
  const types = [...head.matchAll(/application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json)["@type"]);
  expect(types).toEqual(expect.arrayContaining(["Product", "BreadcrumbList"]));
  const image = /property="og:image" content="([^"]+)"/.exec(head)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const picture = await request.get(image);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/image\/(png|jpeg)/);
});

test("the home page introduces the organisation", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain('"@type":"Organization"');
});

test("lists beyond one facet stay out of search engines and point to the plain list", async ({ request }) => {
  const html = await (await request.get("/parts/body-and-exterior?vendor=Ironbark+Panelworks&availability=In+Stock")).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain(`<link rel="canonical" href="${e2eAddress.shop}/parts/body-and-exterior"`);
});

test("a store's page stands at one address, whose place id keeps its letters", async ({ request }) => {
  const path = "/stores/ChIJc0fcsPBuDZe_79wKmP28sr2";
  for (const other of [path, `${path}/Coburg-North`, `${path}/elsewhere`]) {
    const answer = await request.get(`${other}?from=mail`, { maxRedirects: 0 });
    expect(answer.status(), other).toBe(301);
    expect(answer.headers()["location"], other).toBe(`${path}/coburg-north?from=mail`);
  }
  // A slash at the end goes first, as everywhere.
  const slashed = await request.get(`${path}/?from=mail`, { maxRedirects: 0 });
  expect([slashed.status(), slashed.headers()["location"]]).toEqual([301, `${path}?from=mail`]);
  const html = await (await request.get(`${path}/coburg-north`)).text();
  expect(html).toContain(`<link rel="canonical" href="${e2eAddress.shop}${path}/coburg-north"`);
  expect(html).toContain('"@type":"AutoPartsStore"');
  expect(html).toContain('"openingHoursSpecification":[{');
});
