import { os } from "../os.ts";

export const search = {
  /** The list from the public cache, with this vehicle's verdicts on its cards. */
  products: os.search.products.handler(async ({ input, context }) => {
    const list = await context.services.search.products(input);
    return { ...list, products: await context.services.fitment.cards(list.products, input) };
  }),
  shelves: os.search.shelves.handler(({ input, context }) => context.services.search.shelves(input.ids)),
  suggestions: os.search.suggestions.handler(async ({ input, context }) => {
    const { search, fitment } = context.services;
    const suggestions = await search.suggestions(input.q, input.collection, input);
    const { products, inCategory } = suggestions;
    const cards = await fitment.cards([...products, ...(inCategory?.products ?? [])], input);
    return {
      ...suggestions,
      products: cards.slice(0, products.length),
      inCategory: inCategory && { ...inCategory, products: cards.slice(products.length) },
    };
  }),
};
