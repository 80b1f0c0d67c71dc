import type { Facet } from "#shared/contract/catalogue/search.ts";
import type { CategoryHit } from "./search-index-port.ts";

const offeredMax = 6;
const brandCategories = "brand-categories";

/**
 * The categories to narrow a list by: what was chosen, then the direct children of the list's collection (the departments when it has none),
 * then others, each by product count; at most six besides the chosen ones. Brand categories, promotions and the way up are no choice.
 */
export function categoryFacetValues(
  counted: { value: string; count: number }[],
  collection: string | undefined,
  chosen: string[],
  categories: CategoryHit[],
): Facet["values"] {
  const byHandle = new Map(categories.map((category) => [category.handle, category]));
  const wayUp = collection === undefined ? new Set<string>() : ancestorsOf(collection, byHandle);
  const choices = counted.flatMap(({ value, count }) => {
    const category = byHandle.get(value);
    if (category === undefined || wayUp.has(value) || value.startsWith(brandCategories)) return [];
    const isChild = category.parentHandle === (byHandle.has(collection ?? "") ? collection : null);
    return [{ value, count, label: category.title, isChild, isChosen: chosen.includes(value) }];
  });
  const offered = choices
    .filter(({ isChosen }) => !isChosen)
    .toSorted((a, b) => Number(b.isChild) - Number(a.isChild) || b.count - a.count || a.label.localeCompare(b.label))
    .slice(0, offeredMax);
  return [...choices.filter(({ isChosen }) => isChosen), ...offered].map(({ value, label, count }) => ({ value, label, count }));
}

/** The collection itself and everything above it. */
function ancestorsOf(handle: string, byHandle: Map<string, CategoryHit>): Set<string> {
  const way = new Set<string>();
  for (let at: string | null = handle; at !== null && !way.has(at); at = byHandle.get(at)?.parentHandle ?? null) way.add(at);
  return way;
}
