/** What a visitor finds on a page, read from its markup. */

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");

/** The products that a list shows, in its order. */
export function productPaths(html: string): string[] {
  return [...new Set([...html.matchAll(/<a [^>]*href="(\/products\/[^"]+)"/g)].map(([, path = ""]) => unescaped(path)))];
}

/** Where the list goes on; null on its last page. */
export function nextPagePath(html: string): string | null {
  const link = [...html.matchAll(/<a [^>]*>/g)].find(([tag]) => tag.includes('rel="next"'))?.[0];
  const path = /href="([^"]+)"/.exec(link ?? "")?.[1];
  return path === undefined ? null : unescaped(path);
}

/** What a list can be narrowed by, as parts of a query. */
export function facetQueries(html: string): string[] {
  const boxes = [...html.matchAll(/<input type="checkbox"[^>]* name="([^"]+)" value="([^"]+)"/g)];
  return boxes.map(([, name = "", value = ""]) => `${encodeURIComponent(name)}=${encodeURIComponent(unescaped(value))}`);
}

type BuyableCard = { path: string; variantId: string };

/** The listed products that can be put into the cart from the list: in stock, with nothing to choose. */
export function buyableCards(html: string): BuyableCard[] {
  const cards = html.split("<article").slice(1);
  return cards.flatMap((card) => {
    const [path] = productPaths(card);
    const variantId = /<input type="hidden" name="variantId" value="([^"]+)"/.exec(card)?.[1];
    return path === undefined || variantId === undefined ? [] : [{ path, variantId }];
  });
}

/** Where a page's first form that posts goes. */
export function formAction(html: string): string | null {
  const action = /<form [^>]*method="post"[^>]* action="([^"]+)"/.exec(html)?.[1];
  return action === undefined ? null : unescaped(action);
}
