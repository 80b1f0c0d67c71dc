import type { Suggestions } from "#shared/contract/search.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";

/** Tells those who listen how much was found, once it is known. */
export function SearchStatus({ suggestions, text }: { suggestions: Suggestions | undefined; text: string }) {
  return (
    <output>
      <VisuallyHidden>{suggestions ? spoken(suggestions, text) : ""}</VisuallyHidden>
    </output>
  );
}

function spoken({ queries, productTotal, categories, inCategory }: Suggestions, text: string): string {
  if (text === "") return `${counted(queries.length, "popular search", "popular searches")}. Use the arrow keys to choose.`;
  const found = `${counted(productTotal, "product")} and ${counted(categories.length, "category", "categories")} for ${text}.`;
  const here = inCategory?.products.length === 0 ? " No products found within the category." : "";
  return `${found}${here}${productTotal > 0 ? " Use the arrow keys to choose." : ""}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
