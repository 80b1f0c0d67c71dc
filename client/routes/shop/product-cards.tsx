import { laterPart } from "#client/hydration/later-part.tsx";

/** The products of a list page. Their links and forms work as HTML; the code comes once the page is quiet. */
export const ProductCards = laterPart(async () => (await import("./later/product-cards.tsx")).ProductCards);
