import type { Suggestions } from "#shared/contract/search.ts";

export type SuggestionsProps = { suggestions: Suggestions; text: string; baseId: string; activeId: string | null };
