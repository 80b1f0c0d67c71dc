import { laterPart } from "#client/lib/later-part.tsx";

/** What stands in place of an empty list. Few see it, so its code comes once the page is quiet. */
export const NoProducts = laterPart(async () => (await import("#client/features/catalogue/no-products.tsx")).NoProducts);
