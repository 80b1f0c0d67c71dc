import type { Response } from "express";

/** Parameters of the stories endpoints; the real API answers 422 to any other. */
const storyParameters = new Set(
  `token version cv starts_with by_slugs excluding_slugs by_uuids by_uuids_ordered by_ids excluding_ids content_type sort_by per_page page
   resolve_relations resolve_links resolve_links_level resolve_level resolve_assets excluding_fields excluding_story_fields search_term is_startpage with_tag in_workflow_stages language
   fallback_lang find_by from_release level first_published_at_gt first_published_at_lt published_at_gt published_at_lt updated_at_gt updated_at_lt timestamp`.split(
    /\s+/,
  ),
);

export type FilterCondition = { field: string; operator: string; value: string };

export type StoryParameters = {
  get(name: string): string | undefined;
  /** Every condition must hold. */
  conditions: FilterCondition[];
  /** `__or`: at least one of these groups must hold. */
  alternatives: FilterCondition[][];
  unknown: string[];
};

/** Reads the raw query, because parsers of nested parameters merge two `__or[]` alternatives on the same field into one. */
export function readParameters(search: string): StoryParameters {
  const single = new Map<string, string>();
  const conditions: FilterCondition[] = [];
  const alternatives = new Map<string, FilterCondition[]>();
  const unknown: string[] = [];
  for (const [name, value] of new URLSearchParams(search)) {
    const keys = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? "");
    if (!name.startsWith("filter_query[")) {
      if (storyParameters.has(name)) single.set(name, value);
      else unknown.push(name);
    } else if (keys[0] === "__or" && keys.length >= 4) {
      const group = keys[1] === "" ? `pair ${alternatives.size}` : `group ${keys[1]}`;
      alternatives.set(group, [...(alternatives.get(group) ?? []), condition(keys.slice(2), value)]);
    } else if (keys.length >= 2) conditions.push(condition(keys, value));
    else unknown.push(name);
  }
  return { get: (name) => single.get(name), conditions, alternatives: [...alternatives.values()], unknown };
}

function condition(keys: string[], value: string): FilterCondition {
  return { field: keys.slice(0, -1).join("."), operator: keys.at(-1) ?? "", value };
}

type Query = { get(name: string): string | null | undefined };

const pageSizeDefault = 25;
const pageSizeMax = 100;

/** One page of a list; sets the headers without which the official client would stop after the first page. */
export function pageOf<Item>(response: Response, items: readonly Item[], query: Query, perPageMax = pageSizeMax): Item[] {
  const perPage = Math.min(wholeNumberOr(query.get("per_page"), pageSizeDefault), perPageMax);
  const page = wholeNumberOr(query.get("page"), 1);
  response.set({ total: String(items.length), "per-page": String(perPage) });
  return items.slice((page - 1) * perPage, page * perPage);
}

function wholeNumberOr(text: string | null | undefined, fallback: number): number {
  return text !== null && text !== undefined && /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : fallback;
}
