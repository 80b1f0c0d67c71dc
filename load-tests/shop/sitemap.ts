/** What journeys are made of, all of it taken from the shop that is tested. */
export type SiteData = {
  /** The categories that the home page leads to, and those below them. */
  departments: string[];
  categories: string[];
  products: string[];
  searches: string[];
};

/** Enough to be varied; k6 copies them to every visitor. */
const productsMax = 500;

/** The paths that a sitemap lists. Its origin is left out: behind a proxy it differs from the one that is tested. */
export function pathsIn(xml: string): string[] {
  const locations = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)];
  return locations.map(([, path = ""]) => (path === "" ? "/" : path.replaceAll("&amp;", "&")));
}

function spread<T>(items: readonly T[], max: number): T[] {
  if (items.length <= max) return [...items];
  return Array.from({ length: max }, (_, index) => items[Math.floor((index * items.length) / max)]).filter((item) => item !== undefined);
}

/** "/parts/brakes/disc-brakes" is searched for as "disc brakes". */
function searchFor(categoryPath: string): string {
  return decodeURIComponent(categoryPath.split("/").at(-1) ?? "").replaceAll("-", " ");
}

/** Sorts the sitemap's paths into what journeys ask for. */
export function toSiteData(paths: readonly string[]): SiteData {
  const listed = paths.filter((path) => path.startsWith("/parts/"));
  const departments = listed.filter((path) => path.split("/").length === 3);
  const categories = listed.filter((path) => !departments.includes(path));
  const products = spread(
    paths.filter((path) => path.startsWith("/products/")),
    productsMax,
  );
  if (departments.length === 0 || products.length === 0) throw new Error("The sitemap lists no categories or no products to visit.");
  return { departments, categories, products, searches: [...new Set(listed.map(searchFor))] };
}
