import { searchUrl } from "../../search-url.ts";
import { SuggestionGroup } from "../suggestion-group.tsx";
import { SuggestionOption } from "../suggestion-option.tsx";
import type { SuggestionsProps } from "../suggestions-props.ts";
import styles from "../../category-suggestion.module.css";

const names = { plate: "number plate", vin: "VIN", chassis: "chassis number" } as const;

/** What isn't a product: the look-up of a vehicle, stores, help, articles. */
export function PageSuggestions({ suggestions: { pages, lookUp }, text, baseId, activeId }: SuggestionsProps) {
  if (pages.length === 0 && lookUp === null) return null;
  return (
    <SuggestionGroup title="Go to">
      {lookUp && (
        <SuggestionOption id={`${baseId}l`} href={searchUrl(text)} activeId={activeId}>
          <span className={styles.words}>
            <strong>Find my vehicle</strong>
            <span className={styles.path}>
              By the {names[lookUp.kind]} {lookUp.value}
            </span>
          </span>
        </SuggestionOption>
      )}
      {pages.map(({ label, url, kind }, index) => (
        <SuggestionOption key={url} id={`${baseId}g${index}`} href={url} activeId={activeId}>
          <span className={styles.words}>
            <strong>{label}</strong>
            <span className={styles.path}>{kind.charAt(0).toUpperCase() + kind.slice(1)}</span>
          </span>
        </SuggestionOption>
      ))}
    </SuggestionGroup>
  );
}
