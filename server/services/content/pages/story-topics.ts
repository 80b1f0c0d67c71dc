import type { Link } from "#shared/contract/picture.ts";
import { slugify } from "#shared/domain/slug.ts";

/** The hub's lists that a story is in, as links. */
export function storyTopics({ categories, makes }: { categories: readonly string[]; makes: readonly string[] }): Link[] {
  const links = (label: string, names: readonly string[]) =>
    names.map((name) => ({ label: name, url: `/content-hub/${label}/${slugify(name)}` }));
  return [...links("category", categories), ...links("make", makes)];
}
