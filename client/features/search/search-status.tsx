import type { Suggestions } from "#shared/contract/search.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";

/** Tells those who listen how much was found. */
export function SearchStatus({ suggestions, text }: { suggestions: Suggestions | undefined; text: string }) {
  return (
    <output>
      <VisuallyHidden>{suggestions ? spoken(suggestions, text) : ""}</VisuallyHidden>
    </output>
  );
}

function spoken({ queries, products, categories }: Suggestions, text: string): string {
  if (text === "") return `${queries.length} popular searches`;
  return `${products.length} products and ${categories.length} categories for ${text}. Use the arrow keys to choose.`;
}
