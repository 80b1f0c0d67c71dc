import { expect, test } from "@playwright/test";
import { pages } from "../support/steps/pages.ts";

const kilobyte = 1000;

/** How large a page's HTML may be before it is compressed: what every phone parses and every kept page costs. */
const limits: Partial<Record<keyof typeof pages, number>> = {
  home: 140,
  "a root category": 110,
  "search results": 110,
  "a filtered list": 110,
  "a brand": 110,
  "a category of a brand": 110,
  "a category of a vehicle": 110,
  // Each variant and each part of a bundle stands in the page, in its data and in its facts for search engines.
  "a product with variants": 97,
  "a bundle": 105,
  // One entry for each of the make's cars, and for each category of the vehicle.
  "a make": 125,
  "the parts of a vehicle": 150,
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
