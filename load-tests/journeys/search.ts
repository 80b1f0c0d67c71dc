import { facetQueries, productPaths } from "../shop/page-links.ts";
import type { SiteData } from "../shop/sitemap.ts";
import { ensure, type Visitor } from "./visitor.ts";

/** How much of a word is typed before suggestions are read. */
const typedLength = 4;

/** Looks for something: types, reads suggestions, searches, narrows the list, opens a product. */
export function search(visitor: Visitor, { searches }: SiteData): void {
  const { ask, open, pause, pick } = visitor;
  const text = visitor.pickPopular(searches);
  ensure(text !== undefined, "there is something to search for");
  ask("GET /api/search/suggestions", `/api/search/suggestions?q=${encodeURIComponent(text.slice(0, typedLength))}`);
  const address = `/search?q=${encodeURIComponent(text)}`;
  let list = open("GET /search", address);
  pause();
  const facet = pick(facetQueries(list));
  if (facet !== undefined) {
    list = open("GET /search?facet", `${address}&${facet}`);
    pause();
  }
  const product = pick(productPaths(list));
  ensure(product !== undefined, "a search finds a product");
  open("GET /products/:slug", product);
}
