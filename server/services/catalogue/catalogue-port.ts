import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product, StoreStock, VariantStock } from "#shared/contract/catalogue/product.ts";
import type { Picture } from "#shared/contract/picture.ts";

/** A product as the commerce platform knows it: its place in the category tree is only a handle. */
export type SourcedProduct = Omit<Product, "breadcrumbs"> & { categoryHandle: string | null };

/** Where products come from; null for an unknown handle. Failures are AppErrors with an UPSTREAM code. */
export type ProductSource = {
  product(handle: string): Promise<SourcedProduct | null>;
  productStock(handle: string): Promise<StoreStock[] | null>;
  /** Of any products' variants, with one call; unknown ids are left out. */
  variantStock(ids: string[]): Promise<VariantStock[]>;
  recommendations(handle: string): Promise<ProductCard[]>;
  /** Leaves out the ids of products that it does not know. */
  cards(ids: string[]): Promise<ProductCard[]>;
  productHandles(): Promise<{ handle: string; updatedAt: string }[]>;
};

export type CategoryRecord = CategoryNode & {
  /** Titles from the root, "Body & Exterior > Body Panels". */
  path: string;
  picture: Picture | null;
};

/** Whether a category is of the branch that sorts parts by brand first, which is no choice beside the other categories. */
export const isBrandCategory = (handle: string): boolean => handle.startsWith("brand-categories");

/** Where the category tree comes from. Failures are AppErrors with an UPSTREAM code. */
export type CategorySource = { categories(): Promise<CategoryRecord[]> };
