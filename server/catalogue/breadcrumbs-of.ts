import type { Link } from "#shared/contract/picture.ts";
import type { CategoryRecord } from "./category-source.ts";

/** From the root to the category itself. A tree that runs in circles ends at the first repetition. */
export function breadcrumbsOf(records: readonly CategoryRecord[], handle: string | null): Link[] {
  const trail = new Map<string, Link>();
  let next = handle;
  while (next !== null && !trail.has(next)) {
    const record = records.find((candidate) => candidate.handle === next);
    if (record === undefined) break;
    trail.set(next, { label: record.title, url: record.url });
    next = record.parentHandle;
  }
  return Array.from(trail.values()).toReversed();
}
