import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Suggestions } from "#shared/contract/catalogue/search.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { searchUrl } from "../search-url.ts";
import { BrandSuggestions } from "./kinds/brand-suggestions.tsx";
import { PageSuggestions } from "./kinds/page-suggestions.tsx";
import { PopularSearches } from "./kinds/popular-searches.tsx";
import { ProductSuggestion } from "./product-suggestion.tsx";
import { SuggestionGroup } from "./suggestion-group.tsx";
import { SuggestionOption } from "./suggestion-option.tsx";
import type { SuggestionsProps } from "./suggestions-props.ts";
import styles from "./search-panel.module.css";

/** Searches like it, then the products of the category that the shopper stands in, those of the whole shop, and who makes them. */
export function ProductSuggestions(props: SuggestionsProps) {
  const { suggestions, text, baseId, activeId, onSelectProduct, fitmentOf } = props;
  const { products, productTotal, inCategory, queryId } = suggestions;
  const options = (found: Suggestions["products"], from: string | null, prefix: string) =>
    found.map((product, index) => (
      <SuggestionOption
        key={product.id}
        id={`${baseId}${prefix}${index}`}
        href={productUrl(product, from, index)}
        activeId={activeId}
        onClick={() => onSelectProduct(product, index + 1, from)}
      >
        <ProductSuggestion product={product} fitment={fitmentOf(product)} />
      </SuggestionOption>
    ));
  return (
    <div className={styles.columns} role="presentation">
      {(suggestions.queries.length > 0 || suggestions.pages.length > 0 || suggestions.lookUp !== null) && (
        <div className={styles.column} role="presentation">
          <PageSuggestions {...props} />
          <PopularSearches {...props} />
        </div>
      )}
      {products.length > 0 && (
        <div className={styles.column} role="presentation">
          {inCategory && (
            <SuggestionGroup title={`Products found in ${inCategory.title}`}>
              {options(inCategory.products, inCategory.queryId, "c")}
              {inCategory.products.length === 0 && (
                <div className={styles.none} role="option" aria-disabled aria-selected={false}>
                  No products found within the category.
                </div>
              )}
            </SuggestionGroup>
          )}
          <SuggestionGroup title="Products">
            {options(products, queryId, "p")}
            <SuggestionOption id={`${baseId}all`} href={searchUrl(text)} activeId={activeId}>
              <strong className={styles.all}>
                See {productTotal === 1 ? "the result" : `all ${formatNumber(productTotal)} results`} for “{text}”
              </strong>
            </SuggestionOption>
          </SuggestionGroup>
          <BrandSuggestions {...props} />
        </div>
      )}
    </div>
  );
}

/** A product's page, with the search and the place in it that led there. */
function productUrl(product: Pick<ProductCard, "handle">, queryId: string | null, index: number): string {
  const path = `/products/${product.handle}`;
  return queryId === null ? path : `${path}?${new URLSearchParams({ sid: queryId, pos: String(index + 1) })}`;
}
