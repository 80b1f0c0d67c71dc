import type { Suggestions } from "#shared/contract/search.ts";
import { Highlighted } from "./highlighted.tsx";
import { ProductSuggestion } from "./product-suggestion.tsx";
import { SuggestionGroup } from "./suggestion-group.tsx";
import { SuggestionOption } from "./suggestion-option.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { searchUrl } from "./search-url.ts";
import { productUrl } from "./product-url.ts";

export type SuggestionsProps = { suggestions: Suggestions; text: string; baseId: string; activeId: string | null };

/** Popular searches first, then the products, then those of the category that the shopper stands in. */
export function ProductSuggestions({ suggestions, text, baseId, activeId }: SuggestionsProps) {
  const { queries, products, inCategory, queryId } = suggestions;
  return (
    <>
      {queries.length > 0 && (
        <SuggestionGroup title="Popular searches">
          {queries.map((query, index) => (
            <SuggestionOption key={query.text} id={`${baseId}q${index}`} href={searchUrl(query.text)} activeId={activeId}>
              <Highlighted parts={query.highlighted} />
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {inCategory && (
        <SuggestionGroup title={`Products found in ${inCategory.title}`}>
          {inCategory.products.map((product, index) => (
            <SuggestionOption key={product.id} id={`${baseId}c${index}`} href={productUrl(product, queryId, index)} activeId={activeId}>
              <ProductSuggestion product={product} />
            </SuggestionOption>
          ))}
          {inCategory.products.length === 0 && <NothingFound message="No products found within the category." />}
        </SuggestionGroup>
      )}
      {products.length > 0 && (
        <SuggestionGroup title="Products">
          {products.map((product, index) => (
            <SuggestionOption key={product.id} id={`${baseId}p${index}`} href={productUrl(product, queryId, index)} activeId={activeId}>
              <ProductSuggestion product={product} />
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {products.length === 0 && text !== "" && (
        <NothingFound title="No products found" message={`Sorry, we couldn't find any products for "${text}"`} />
      )}
      {text !== "" && products.length > 0 && (
        <SuggestionOption id={`${baseId}all`} href={searchUrl(text)} activeId={activeId}>
          <strong>See all results for “{text}”</strong>
        </SuggestionOption>
      )}
    </>
  );
}
