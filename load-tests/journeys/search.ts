import { facetQueries, productPaths } from "../shop/page-links.ts";
import type { SiteData } from "../shop/sitemap.ts";
import { findBySearch } from "./find-by-search.ts";
import { ensure, type Visitor } from "./visitor.ts";

/** How much of a word is typed before suggestions are read. */
const typedLength = 4;

/** Looks for something: types, reads suggestions, searches, narrows the list, opens a product. */
export function search(visitor: Visitor, { searches }: SiteData): void {
  const { ask, open, pause, pick, pickPopular } = visitor;
  const typed = (pickPopular(searches) ?? "").slice(0, typedLength);
  ask("GET /api/search/suggestions", `/api/search/suggestions?q=${encodeURIComponent(typed)}`);
  const found = findBySearch(visitor, searches, productPaths);
  ensure(found !== null, "a search finds a product");
  const facet = pick(facetQueries(found.html));
  const narrowed = facet === undefined ? found.html : open("GET /search?facet", `${found.address}&${facet}`);
  pause();
  const product = pick(productPaths(narrowed));
  ensure(product !== undefined, "a facet leaves a product");
  open("GET /products/:slug", product);
}
