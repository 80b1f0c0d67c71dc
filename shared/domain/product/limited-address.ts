/** Where the tree of categories begins. */
export const categoriesRoot = "/parts";

/** A category's address below a brand or a vehicle: its place there is its place in the tree. */
export function addressBelow(base: string, categoryUrl: string): string {
  return base + categoryUrl.slice(categoriesRoot.length);
}

/** The category that the rest of such an address names; null for none. */
export function categoryOfRest(rest: string | undefined): string | null {
  return rest ? `${categoriesRoot}/${rest}` : null;
}

/** The path of a brand's page. */
export function brandUrl(slug: string): string {
  return `/brands/${slug}`;
}
