import type { Catalogue } from "#sandbox/catalogue/types.ts";

type ContentProduct = { id: number; vendor: string; material: string | null; images: { path: string }[] };

/** The part of the catalogue that stories are derived from. */
export type ContentCatalogue = Pick<Catalogue, "digest" | "brands" | "categories" | "promotions" | "products" | "vehicles"> & {
  productsInCategory(categoryId: number, offset: number, limit: number): ContentProduct[];
};
