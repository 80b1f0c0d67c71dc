import { z } from "zod";
import type { HighlightedText } from "#server/search/search-index-port.ts";
import { readHighlightedText } from "./highlighted-text.ts";
import type { SearchResult } from "./search-result.ts";

const queryHitSchema = z.object({
  query: z.string().min(1),
  _highlightResult: z.object({ query: z.object({ value: z.string() }) }).optional(),
});

export function readQueries({ hits }: SearchResult): { text: string; highlighted: HighlightedText }[] {
  return hits.flatMap((hit) => {
    const parsed = queryHitSchema.safeParse(hit);
    if (!parsed.success) return [];
    const { query, _highlightResult: highlight } = parsed.data;
    return [{ text: query, highlighted: readHighlightedText(highlight?.query.value ?? query) }];
  });
}

/** The brands of all products found, by their number. */
export function readBrandSlugs({ facets }: SearchResult): string[] {
  return Object.entries(facets["brand_slug"] ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([slug]) => slug);
}
