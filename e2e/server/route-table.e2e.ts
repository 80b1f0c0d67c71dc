import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { e2eAddress } from "../support/shop/address.ts";

const brand = "ironbark-panelworks";
const store = "ChIJc0fcsPBuDZe_79wKmP28sr2";
const deepest = "/parts/body-and-exterior/body-panels/floors-and-underbody/floor-pans/front-floor-pans/left-hand-front-floor-pans";
/** The address of the category on the way to the deepest one at this level. */
const atLevel = (level: number) => deepest.split("/", level + 2).join("/");

/**
 * Every row of the specification's route table, and what its page is called. The rows of signing in and of the customer area take a customer: they are in
 * `journeys/sign-in*.e2e.ts` and `journeys/account*.e2e.ts`.
 */
const rows: Record<string, [path: string, heading: RegExp][]> = {
  "/": [["/", /part/i]],
  "/brands": [["/brands", /^Brands$/]],
  "/brands/{slug}": [[`/brands/${brand}`, /^Ironbark Panelworks$/]],
  "/content/brands/{slug}": [[`/content/brands/${brand}`, /story of Ironbark Panelworks/]],
  "/content-hub": [["/content-hub", /^Content hub$/]],
  "/content-hub/{slug?}": [
    ["/content-hub/articles", /^Articles$/],
    ["/content-hub/videos", /^Videos$/],
  ],
  "/content-hub/articles/{slug*}": [["/content-hub/articles/read-a-build-plate", /build plate/]],
  "/content-hub/videos/{slug*}": [["/content-hub/videos/hanging-a-door", /Hanging a door/]],
  "/content-hub/{filterLabel}/{filter+}": [
    ["/content-hub/category/brakes", /^Brakes$/],
    ["/content-hub/category/brakes/make/holden", /Holden/],
    ["/content-hub/type/videos", /^Videos$/],
  ],
  "/parts": [["/parts", /^All Categories$/]],
  "/parts/{slug} up to {slug6}": [
    [atLevel(1), /^Body & Exterior$/],
    [atLevel(2), /^Body Panels$/],
    [atLevel(3), /^Floors & Underbody$/],
    [atLevel(4), /^Floor Pans$/],
    [atLevel(5), /^Front Floor Pans$/],
    [deepest, /^Left Hand Front Floor Pans$/],
  ],
  "/brands/{slug}/{category} up to six levels": [
    ["/brands/ironbark-panelworks/body-and-exterior", /^Body & Exterior by Ironbark Panelworks$/],
    [atLevel(4).replace("/parts", "/brands/ironbark-panelworks"), /^Floor Pans by Ironbark Panelworks$/],
  ],
  "/vehicles/{make?}/{car?}": [
    ["/vehicles", /^Vehicles$/],
    ["/vehicles/holden", /^Holden$/],
    ["/vehicles/holden/hq-monaro", /^Holden HQ Monaro$/],
  ],
  "/vehicles/{id}/{name}/{category} up to six levels": [
    ["/vehicles/64", /^Parts for Holden HQ Monaro 1971–1974$/],
    ["/vehicles/64/holden-hq-monaro/brakes", /^Brakes for Holden HQ Monaro 1971–1974$/],
  ],
  "/promotions": [["/promotions", /^Promotions$/]],
  "/promotions/{handle}": [["/promotions/trim-week", /^Trim Week$/]],
  "/pages/{slug?}": [
    ["/pages", /^Help & information$/],
    ["/pages/refunds-and-exchanges", /refunds/i],
  ],
  "/legends/{slug?}/{slug2?}/{slug3?}": [
    ["/legends", /^Legends$/],
    ["/legends/hq-monaro", /Monaro/],
    ["/legends/hq-monaro/engines", /engine/i],
    ["/legends/hq-monaro/engines/253-and-308", /253/],
  ],
  "/products/{slug?}": [
    ["/products", /^All Categories$/],
    [`/products/${stressCases.leftHandTwin}`, /./],
    [`/products/${stressCases.leftHandTwin}?sid=${"0".repeat(32)}&pos=3&hide_fitment=true`, /./],
  ],
  "/search": [
    ["/search", /looking|shopping for/],
    ["/search?q=brake", /Results for "brake"/],
    ["/search?vendor=Ironbark%20Panelworks", /^Ironbark Panelworks$/],
  ],
  "/stores/{id?}/{slug?}": [
    ["/stores", /^Stores$/],
    [`/stores/${store}`, /^Coburg North$/],
    [`/stores/${store}/coburg-north`, /^Coburg North$/],
  ],
  "/experts/{slug}": [["/experts/the-cooling-bench", /^The Cooling Bench$/]],
  "/{full_slug}": [["/home", /part/i]],
  "/cart": [["/cart", /cart/i]],
};

for (const [row, addresses] of Object.entries(rows)) {
  test(`the route ${row} answers with its page [shop-2.1] [shop-1.1]`, async () => {
    for (const [path, heading] of addresses) await expectPage(path, heading);
  });
}

test("the route /brands/{id} answers with the brand, by its number and by its id [shop-2.1]", async () => {
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/storyblok/v2/cdn/stories/brands/${brand}?token=any`);
  const { story } = await answer.json();
  for (const id of [story.id, story.uuid]) await expectPage(`/brands/${id}`, /^Ironbark Panelworks$/);
});

test("the route /healthcheck answers", async () => {
  expect((await fetch(`${e2eAddress.shop}/healthcheck`)).status).toBe(200);
});

async function expectPage(path: string, heading: RegExp): Promise<void> {
  const response = await fetch(e2eAddress.shop + path);
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  expect(headingOf(await response.text()), path).toMatch(heading);
}

function headingOf(html: string): string {
  const inner = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
  // A mark says its name in words of its own.
  return inner
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, "$1")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .trim();
}
