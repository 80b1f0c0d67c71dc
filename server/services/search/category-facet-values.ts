import { type CategoryRecord, isBrandCategory } from "../catalogue/catalogue-port.ts";

const offeredMax = 6;

type Choice = { value: string; count: number; label: string; url: string };

/**
 * The categories to narrow a list by: what was chosen, then at most six by product count. They are the children of the list's collection, the departments when it has none, and
 * one that is alone and so narrows nothing gives way to its own children. No category stands beside one above or below it; brand categories, promotions and the way up are no choice.
 */
export function categoryFacetValues(
  counted: { value: string; count: number }[],
  collection: string | undefined,
  chosen: string[],
  categories: CategoryRecord[],
): Choice[] {
  const byHandle = new Map(categories.map((category) => [category.handle, category]));
  const wayUp = lineOf(collection, byHandle);
  const choices = counted.flatMap(({ value, count }): Choice[] => {
    const category = byHandle.get(value);
    return category === undefined || wayUp.includes(value) || isBrandCategory(value)
      ? []
      : [{ value, count, label: category.title, url: category.url }];
  });
  const kept = choices.filter(({ value }) => chosen.includes(value));
  const isRelated = (one: string, other: string) => lineOf(one, byHandle).includes(other) || lineOf(other, byHandle).includes(one);
  const offered = childrenThatNarrow(choices, byHandle.has(collection ?? "") ? collection : undefined, byHandle)
    .filter(({ value }) => !kept.some((other) => isRelated(value, other.value)))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
    .slice(0, offeredMax);
  return [...kept, ...offered];
}

function childrenThatNarrow(choices: Choice[], parent: string | undefined, byHandle: Map<string, CategoryRecord>): Choice[] {
  const childrenOf = (handle: string | null) => choices.filter(({ value }) => byHandle.get(value)?.parentHandle === handle);
  let level = childrenOf(parent ?? null);
  for (;;) {
    const [only, ...others] = level;
    const below = only !== undefined && others.length === 0 ? childrenOf(only.value) : [];
    if (below.length === 0) return level;
    level = below;
  }
}

/** A category and everything above it, from below. */
function lineOf(handle: string | undefined, byHandle: Map<string, CategoryRecord>): string[] {
  const line: string[] = [];
  for (let at = handle ?? null; at !== null && !line.includes(at); at = byHandle.get(at)?.parentHandle ?? null) line.push(at);
  return line;
}
