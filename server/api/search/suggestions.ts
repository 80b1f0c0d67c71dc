import { os } from "#server/api/os.ts";

export const searchSuggestions = os.search.suggestions.handler(async ({ input, context }) => {
  const { search, fitment } = context.services;
  const suggestions = await search.suggestions(input.q, input.collection);
  const { products, inCategory } = suggestions;
  const cards = await fitment.cards([...products, ...(inCategory?.products ?? [])], input);
  return {
    ...suggestions,
    products: cards.slice(0, products.length),
    inCategory: inCategory && { ...inCategory, products: cards.slice(products.length) },
  };
});
