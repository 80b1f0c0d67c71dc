import { Picture } from "#client/ui/picture/picture.tsx";
import { SuggestionGroup } from "../suggestion-group.tsx";
import { SuggestionOption } from "../suggestion-option.tsx";
import type { SuggestionsProps } from "../suggestions-props.ts";
import styles from "./brand-suggestions.module.css";

/** The makers of what was found, by their marks. */
export function BrandSuggestions({ suggestions: { brands }, baseId, activeId }: SuggestionsProps) {
  if (brands.length === 0) return null;
  return (
    <SuggestionGroup title="Brands" className={styles.brands}>
      {brands.map(({ label, url, logo }, index) => (
        <SuggestionOption key={url} id={`${baseId}b${index}`} href={url} activeId={activeId}>
          {logo && <Picture picture={logo} sizes="4rem" widths={[80, 120, 216]} isDecorative className={styles.logo} />}
          <span className={styles.name}>{label}</span>
        </SuggestionOption>
      ))}
    </SuggestionGroup>
  );
}
