import type { Category, CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product, StoreStock } from "#shared/contract/catalogue/product.ts";

/** Answers come from the public cache where they may; unknown handles and paths throw AppError NOT_FOUND. */
export type CatalogueService = {
  categories(): Promise<CategoryNode[]>;
  /** `path` is the page's path, /parts/… with up to six segments. */
  category(path: string): Promise<Category>;
  product(handle: string): Promise<Product>;
  /** By store and variant; of a bundle with its components' variants. */
  productStock(handle: string): Promise<StoreStock[]>;
  recommendations(handle: string): Promise<ProductCard[]>;
  /** Prices and stock as they are now, for products that a shopper keeps; those that are no longer sold are left out. */
  cards(ids: string[]): Promise<ProductCard[]>;
  /** Every product's handle and time of change, for the sitemap. */
  productHandles(): Promise<{ handle: string; updatedAt: string }[]>;
};
