import { formatNumber } from "#shared/domain/money.ts";
import { SuggestionGroup } from "../suggestion-group.tsx";
import { SuggestionOption } from "../suggestion-option.tsx";
import type { SuggestionsProps } from "../suggestions-props.ts";
import styles from "../../category-suggestion.module.css";

/** Categories with the way to them. */
export function CategorySuggestions({ suggestions: { categories }, baseId, activeId }: SuggestionsProps) {
  if (categories.length === 0) return null;
  return (
    <SuggestionGroup title="Categories">
      {categories.map((category, index) => (
        <SuggestionOption key={category.url} id={`${baseId}k${index}`} href={category.url} activeId={activeId}>
          <span className={styles.words}>
            <strong>{category.label}</strong>
            <span className={styles.path}>{category.path}</span>
          </span>
          <span className={styles.count}>
            {formatNumber(category.productCount)} {category.productCount === 1 ? "product" : "products"}
          </span>
        </SuggestionOption>
      ))}
    </SuggestionGroup>
  );
}
