import { os } from "#server/api/os.ts";

export const searchProducts = os.search.products.handler(({ input, context }) => context.services.search.products(input));
