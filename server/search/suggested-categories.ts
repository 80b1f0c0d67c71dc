import type { CategoryHit } from "./search-index-port.ts";

const suggestedMax = 6;

/** Categories that are called like the text, then those that hold most of what it finds; a category is left out when one below it holds as much. */
export function suggestedCategories(named: CategoryHit[], counted: { value: string; count: number }[], all: CategoryHit[]): CategoryHit[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const isNoWider = (category: CategoryHit) =>
    all.some(({ handle, parentHandle }) => parentHandle === category.handle && counts.get(handle) === counts.get(category.handle));
  const holding = all
    .filter((category) => (counts.get(category.handle) ?? 0) > 0 && !isNoWider(category))
    .toSorted((one, other) => (counts.get(other.handle) ?? 0) - (counts.get(one.handle) ?? 0) || other.level - one.level);
  const handles = new Set(named.map(({ handle }) => handle));
  return [...named, ...holding.filter(({ handle }) => !handles.has(handle))].slice(0, suggestedMax);
}
