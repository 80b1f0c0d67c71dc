import { os } from "#server/api/os.ts";

/** The list from the public cache, with this vehicle's verdicts on its cards. */
export const searchProducts = os.search.products.handler(async ({ input, context }) => {
  const list = await context.services.search.products(input);
  return { ...list, products: await context.services.fitment.cards(list.products, input) };
});
