import { laterPart } from "#client/hydration/later-part.tsx";

/** What stands in place of an empty list. Few see it, so its code comes once the page is quiet. */
export const NoProducts = laterPart(async () => (await import("#client/features/catalogue/product-list/no-products.tsx")).NoProducts);
