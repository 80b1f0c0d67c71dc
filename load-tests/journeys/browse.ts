import { nextPagePath, productPaths } from "../shop/page-links.ts";
import type { SiteData } from "../shop/sitemap.ts";
import { ensure, type Visitor } from "./visitor.ts";

/** How many go on to the next page of a list; the others open a narrower one. */
const goOnShare = 0.5;

/** Looks around: home, a department, its next page or a category below, a product. */
export function browse(visitor: Visitor, { departments, categories, products }: SiteData): void {
  const { open, pause, pick, pickPopular, chance } = visitor;
  open("GET /", "/");
  pause();
  const department = pick(departments);
  ensure(department !== undefined, "there is a department to open");
  let list = open("GET /parts/:category", department);
  pause();
  const next = chance(goOnShare) ? nextPagePath(list) : null;
  const narrower = pickPopular(categories.filter((path) => path.startsWith(`${department}/`)));
  if (next !== null) list = open("GET /parts/:category?page", next);
  else if (narrower !== undefined) list = open("GET /parts/:category", narrower);
  pause();
  // A category may be sold out; a search engine leads to any product.
  const product = pick(productPaths(list)) ?? pick(products);
  ensure(product !== undefined, "there is a product to open");
  open("GET /products/:slug", product);
}
