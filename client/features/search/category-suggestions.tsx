import { NothingFound } from "./nothing-found.tsx";
import type { SuggestionsProps } from "./product-suggestions.tsx";
import { SuggestionGroup } from "./suggestion-group.tsx";
import { SuggestionOption } from "./suggestion-option.tsx";
import styles from "./category-suggestion.module.css";

/** Categories with the way to them, then brands. */
export function CategorySuggestions({ suggestions: { categories, brands }, text, baseId, activeId }: SuggestionsProps) {
  return (
    <>
      {categories.length > 0 && (
        <SuggestionGroup title="Categories">
          {categories.map((category, index) => (
            <SuggestionOption key={category.url} id={`${baseId}k${index}`} href={category.url} activeId={activeId}>
              <span className={styles.words}>
                <strong>{category.label}</strong>
                <span className={styles.path}>{category.path}</span>
              </span>
              <span className={styles.count}>{category.productCount}</span>
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {categories.length === 0 && (
        <NothingFound title="No categories found" message={`Sorry, we couldn't find any categories for "${text}"`} />
      )}
      {brands.length > 0 && (
        <SuggestionGroup title="Brands">
          {brands.map((brand, index) => (
            <SuggestionOption key={brand.url} id={`${baseId}b${index}`} href={brand.url} activeId={activeId}>
              {brand.label}
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
    </>
  );
}
