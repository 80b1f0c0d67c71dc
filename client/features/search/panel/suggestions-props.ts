import type { ReactNode } from "react";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Suggestions } from "#shared/contract/catalogue/search.ts";

/** `position` counts from 1 within the search that found the product. */
export type OnSelectProduct = (product: ProductCard, position: number, queryId: string | null) => void;

/** Whether a suggested product fits the selected vehicle, for those who have selected one. */
export type FitmentOf = (product: ProductCard) => ReactNode;

export type SuggestionsProps = {
  suggestions: Suggestions;
  text: string;
  baseId: string;
  activeId: string | null;
  onSelectProduct: OnSelectProduct;
  fitmentOf: FitmentOf;
};
