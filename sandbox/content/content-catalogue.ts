import type { Catalogue } from "#sandbox/catalogue/types.ts";

/** The part of the catalogue that stories are derived from. */
export type ContentCatalogue = Pick<Catalogue, "brands" | "categories" | "promotions"> & {
  productsInCategory(categoryId: number, offset: number, limit: number): { images: { path: string }[] }[];
};
