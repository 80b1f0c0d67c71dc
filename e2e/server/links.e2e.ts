import { expect, test } from "@playwright/test";
import { e2eAddress } from "../support/shop/address.ts";
import { pages } from "../support/steps/pages.ts";

const pageLimit = 400;
/** There are thousands of products, so no kind of page may take all the room. */
const kindLimit = 120;
const pagesAtOnce = 4;

/** The links of these are followed: one page of each kind, and the categories down to the second level. */
const starts: readonly string[] = Object.values(pages).filter((path) => path !== pages["an unknown page"]);
const isFollowed = (path: string) => starts.includes(path) || /^\/parts(\/[^/?]+){1,2}$/.test(path);

type Visit = { path: string; foundOn: string };

/** The shop's own pages that a document links to, as paths with their query; the checkout and the sign-in are left alone, for they lead on with the visitor's cookies. */
function ownLinks(html: string, path: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), e2eAddress.shop + path))
    .filter(({ origin, pathname }) => origin === e2eAddress.shop && pathname !== "/cart/checkout" && pathname !== "/login")
    .map(({ pathname, search }) => pathname + search);
}

/** Walks from the starts along their links, every page once; `read` answers a page's HTML. */
async function crawl(read: (visit: Visit) => Promise<string>): Promise<Visit[]> {
  const visits: Visit[] = starts.map((path) => ({ path, foundOn: "e2e/support/steps/pages.ts" }));
  const known = new Set(starts);
  const counts = new Map<string, number>();

  function add(path: string, foundOn: string): void {
    const [, kind = ""] = path.split(/[/?]/);
    const count = counts.get(kind) ?? 0;
    if (known.has(path) || count >= kindLimit || visits.length >= pageLimit) return;
    counts.set(kind, count + 1);
    known.add(path);
    visits.push({ path, foundOn });
  }

  let nextIndex = 0;
  async function walk(): Promise<void> {
    for (let visit = visits[nextIndex++]; visit !== undefined; visit = visits[nextIndex++]) {
      const html = await read(visit);
      if (isFollowed(visit.path)) for (const link of ownLinks(html, visit.path)) add(link, visit.path);
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, walk));
  return visits;
}

test("no link of the shop leads nowhere", async () => {
  const broken: string[] = [];
  const visits = await crawl(async ({ path, foundOn }) => {
    const response = await fetch(e2eAddress.shop + path);
    if (response.status >= 400) broken.push(`${response.status} ${path} (linked on ${foundOn})`);
    return response.text();
  });
  expect(broken).toEqual([]);
  expect(visits.length).toBeGreaterThan(300);
});
