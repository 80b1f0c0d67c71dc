import type { Category } from "#shared/contract/catalogue/category.ts";
import type { Link } from "#shared/contract/picture.ts";
import { addressBelow, categoriesRoot } from "#shared/domain/product/limited-address.ts";

/** What a list is limited to before any filter: a brand or a vehicle, with the way to it, and a category; null stands for all of them. */
export type Limits = { above: Link[]; base: Link; category: Category | null };

export function limitedPath({ base, category }: Limits): string {
  return category ? addressBelow(base.url, category.url) : base.url;
}

/** The trail to what the page shows, without the page itself. */
export function trailOf({ above, base, category }: Limits): Link[] {
  if (!category) return above;
  const steps = category.breadcrumbs.filter(({ url }) => url.startsWith(`${categoriesRoot}/`));
  return [...above, base, ...steps.map(({ label, url }) => ({ label, url: addressBelow(base.url, url) }))];
}
