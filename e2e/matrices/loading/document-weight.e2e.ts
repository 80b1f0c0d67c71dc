import { expect, test } from "@playwright/test";
import { pages } from "../../support/steps/pages.ts";

const kilobyte = 1000;

/** How large a page's HTML may be before it is compressed: what every phone parses and every kept page costs. */
const limits: Partial<Record<keyof typeof pages, number>> = {
  home: 140,
  // Lists name the stores that have their parts, each with its count in the choice of stores: 4 kB, 0.7 compressed (decision 073).
  // And every page the few lines that ask for its scripts once it is painted (decision 109).
  "a root category": 115.1,
  "a leaf category": 93.1,
  "search results": 110,
  "a filtered list": 110,
  "a brand": 110,
  "a category of a brand": 110,
  "a category of a vehicle": 110,
  // Each variant and each part of a bundle stands in the page, in its data and in its facts for search engines; and each page asks for one of two faces (decision 105).
  "a product with variants": 97.1,
  "a bundle": 105.5,
  // One entry for each of the make's cars, and for each category of the vehicle.
  "a make": 125,
  "the parts of a vehicle": 155.4,
  "all stores": 100,
};
const otherLimit = 90;

const readers = {
  "a browser": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "a search engine": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

for (const [reader, userAgent] of Object.entries(readers)) {
  test(`no kind of page sends ${reader} more HTML than its budget`, async ({ request }) => {
    const weights: [kind: string, bytes: number, limit: number][] = [];
    for (const [kind, path] of Object.entries(pages)) {
      const ask = () => request.get(path, { headers: { "user-agent": userAgent, accept: "text/html" }, maxRedirects: 0 });
      // What is pending in the first page of a process comes behind it, in parts that are larger by what puts them in place.
      await ask();
      const answer = await ask();
      const limit = Object.entries(limits).find(([name]) => name === kind)?.[1] ?? otherLimit;
      weights.push([kind, (await answer.body()).byteLength, limit * kilobyte]);
    }
    test.info().annotations.push({ type: "weight", description: JSON.stringify(weights) });
    expect(Math.max(...weights.map(([, bytes]) => bytes)), "they were all read").toBeGreaterThan(50 * kilobyte);
    expect(weights.filter(([, bytes, limit]) => bytes > limit)).toEqual([]);
  });
}

/** Screens that have hardly more dots than pixels get the headings' face with its hints, each weight in a file. */
const facesLimits = { 1: { files: 4, bytes: 54 * kilobyte }, 2: { files: 3, bytes: 40 * kilobyte } };

for (const [dots, facesLimit] of Object.entries(facesLimits))
  test.describe(`with ${dots} dots a pixel`, () => {
    test.use({ deviceScaleFactor: Number(dots) });

    test("the faces of a visit's pages stay within their budget: files with rare letters aren't asked for", async ({ page }) => {
      const asked = new Set<string>();
      page.on("request", (request) => {
        if (request.resourceType() === "font") asked.add(new URL(request.url()).pathname);
      });
      for (const path of [pages.home, pages["a root category"], pages["a product for one car"], pages["the cart"]]) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
      }
      const faces = new Map<string, number>();
      for (const path of asked) faces.set(path, (await (await page.request.get(path)).body()).byteLength);
      expect(faces.size).toBe(facesLimit.files);
      expect([...faces.keys()].filter((path) => path.includes("latin"))).toEqual([]);
      expect([...faces.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(facesLimit.bytes);
    });
  });

test("a name with a rare letter is set in the shop's own face", async ({ page }) => {
  await page.goto("/newsletter");
  const loaded = await page.evaluate(async () => {
    const found = await Promise.all(
      ["400 16px Inter", "700 16px 'Barlow Condensed'", "400 16px 'JetBrains Mono'"].map((font) => document.fonts.load(font, "Muñoz")),
    );
    return found.map((files) => files.length);
  });
  expect(loaded, "the usual letters' file and the others'").toEqual([2, 2, 2]);
});
