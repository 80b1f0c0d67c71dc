import { Icon } from "#client/ui/picture/icon.tsx";
import { Highlighted } from "../highlighted.tsx";
import { searchUrl } from "../../search-url.ts";
import { SuggestionGroup } from "../suggestion-group.tsx";
import { SuggestionOption } from "../suggestion-option.tsx";
import type { SuggestionsProps } from "../suggestions-props.ts";

/** What others search for. */
export function PopularSearches({ suggestions: { queries }, baseId, activeId }: SuggestionsProps) {
  if (queries.length === 0) return null;
  return (
    <SuggestionGroup title="Popular searches">
      {queries.map((query, index) => (
        <SuggestionOption key={query.text} id={`${baseId}q${index}`} href={searchUrl(query.text)} activeId={activeId}>
          <Icon of="search" size="small" />
          <Highlighted parts={query.highlighted} />
        </SuggestionOption>
      ))}
    </SuggestionGroup>
  );
}
