import { after, between } from "./markup.ts";

/** What a visitor finds on a page, read from its markup. */

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");

const productStart = "/products/";

/** The products that a list shows, in its order. */
export function productPaths(html: string): string[] {
  const paths = after(html, `href="${productStart}`).map((rest) => productStart + unescaped(rest.slice(0, rest.indexOf('"'))));
  return [...new Set(paths)];
}

/** Where the list goes on; null on its last page. */
export function nextPagePath(html: string): string | null {
  const mark = html.indexOf('rel="next"');
  const tag = mark === -1 ? "" : html.slice(html.lastIndexOf("<", mark), mark);
  const path = between(tag, 'href="', '"');
  return path === null ? null : unescaped(path);
}

/** What a list can be narrowed by, as parts of a query. */
export function facetQueries(html: string): string[] {
  return after(html, '<input type="checkbox"').flatMap((rest) => {
    const tag = rest.slice(0, rest.indexOf(">"));
    const [name, value] = [between(tag, 'name="', '"'), between(tag, 'value="', '"')];
    return name === null || value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(unescaped(value))}`];
  });
}

type BuyableCard = { path: string; variantId: string };

/** The listed products that can be put into the cart from the list: in stock, with nothing to choose. */
export function buyableCards(html: string): BuyableCard[] {
  return after(html, "<article").flatMap((card) => {
    const [path] = productPaths(card);
    const variantId = between(card, "variantId=", "&");
    return path === undefined || variantId === null ? [] : [{ path, variantId: decodeURIComponent(variantId) }];
  });
}

/** Where a page's first form that posts goes. */
export function formAction(html: string): string | null {
  const form = after(html, "<form ").find((rest) => rest.slice(0, rest.indexOf(">")).includes('method="post"'));
  const action = between(form ?? "", 'action="', '"');
  return action === null ? null : unescaped(action);
}
