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
  for (const kind of ["/products/", "/parts/", "/brands/", "/vehicles/", "/pages/", "/stores/"]) {
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
  // It comes in several choices.
  expect(types).toEqual(expect.arrayContaining(["ProductGroup", "BreadcrumbList"]));
  const image = /property="og:image" content="([^"]+)"/.exec(head)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const picture = await request.get(image);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/image\/(png|jpeg)/);
});

test("what is shown of a page in chats and feeds is a card of 1200 by 630: products, categories, brands, home, and what has no picture", async ({
  request,
}) => {
  for (const path of [
    `/products/${stressCases.leftHandTwin}`,
    "/parts/body-and-exterior",
    "/parts/body-and-exterior/body-panels/bonnets/standard-bonnets",
    "/brands/ironbark-panelworks",
    "/",
    "/stores",
  ]) {
    const html = await (await request.get(path)).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(image, path).toMatch(/\/social\/[\w/-]+\.png$/);
    const card = await request.get(image);
    expect([card.status(), card.headers()["content-type"]], image).toEqual([200, "image/png"]);
    const bytes = await card.body();
    // A PNG's header tells its size.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(card.headers()["cache-control"], "with its picture").toContain("public");
  }
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
  // The slash at the end goes in the same hop.
  const slashed = await request.get(`${path}/?from=mail`, { maxRedirects: 0 });
  expect([slashed.status(), slashed.headers()["location"]]).toEqual([301, `${path}/coburg-north?from=mail`]);
  const html = await (await request.get(`${path}/coburg-north`)).text();
  expect(html).toContain(`<link rel="canonical" href="${e2eAddress.shop}${path}/coburg-north"`);
  expect(html).toContain('"@type":"AutoPartsStore"');
  expect(html).toContain('"openingHoursSpecification":[{');
});

test("a category of a brand or a vehicle has an address with a title, a trail and products of its own, and older addresses lead to it [shop-2.64]", async ({
  request,
}) => {
  for (const [base, category, title, trail] of [
    ["/brands/ironbark-panelworks", "/body-and-exterior/body-panels", "Body Panels by Ironbark Panelworks", 4],
    ["/vehicles/64/holden-hq-monaro", "/brakes", "Brakes for Holden HQ Monaro 1971–1974", 3],
  ] as const) {
    const html = await (await request.get(base + category)).text();
    expect(html).toContain(`<title>${title} | Rares</title>`);
    expect(html).toContain(`<link rel="canonical" href="${e2eAddress.shop}${base}${category}"`);
    expect(html).not.toMatch(/<meta name="robots" content="noindex/);
    expect(/"@type":"BreadcrumbList","itemListElement":\[(.*?)\]/.exec(html)?.[1]?.match(/"ListItem"/g)).toHaveLength(trail);
    expect(html.match(/href="\/products\//g)?.length).toBeGreaterThan(5);
    expect(html).not.toContain("fits your vehicle");
    const [root = ""] = category.slice(1).split("/");
    const filtered = await (await request.get(`${base}?category=${root}`)).text();
    expect(filtered).toContain(`<link rel="canonical" href="${e2eAddress.shop}${base}/${root}"`);
    expect((await request.get(`${base}/no-such-category`)).status()).toBe(404);
  }
  const brand = await (await request.get("/brands/ironbark-panelworks")).text();
  expect(brand).toContain('href="/brands/ironbark-panelworks/body-and-exterior/body-panels/bonnets"');
  for (const other of ["/vehicles/64/brakes", "/vehicles/64/Another/brakes/"]) {
    const answer = await request.get(other);
    expect(new URL(answer.url()).pathname, other).toMatch(/^\/vehicles\/64\/holden-hq-monaro/);
  }
  expect((await request.get("/vehicles/no-such-vehicle/x")).status()).toBe(404);
});

test("the parts of a vehicle are those that fit it, and fit is told of the shopper's own car alone [shop-2.64]", async ({ request }) => {
  const path = "/vehicles/64/holden-hq-monaro/cooling-and-heating";
  const garage = (id: string) => ({ cookie: `garage=${encodeURIComponent(JSON.stringify([{ id, label: "My car", selected: true }]))}` });
  const own = await (await request.get(path, { headers: garage("64") })).text();
  expect(own).toMatch(/This fits your vehicle|Fits with conditions/);
  expect(own).not.toMatch(/This does not fit your vehicle/);
  const other = await (await request.get(path, { headers: garage("1200") })).text();
  expect(other).not.toMatch(/(fits|fit) your vehicle|Fits with conditions/);
});

test("pages are in English, say so, and no address names a language [shop-1.5]", async ({ request }) => {
  for (const path of ["/", "/parts/brakes", "/content-hub"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<html lang="en-AU"');
    expect(html).not.toMatch(/hreflang|href="\/(en|en-au)(\/|")/);
  }
  expect((await request.get("/en/parts/brakes")).status()).toBe(404);
});
