import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { Picture } from "#shared/contract/picture.ts";

export type CategoryRecord = CategoryNode & {
  /** Titles from the root, "Body & Exterior > Body Panels". */
  path: string;
  picture: Picture | null;
};

/** Where the category tree comes from. Failures are AppErrors with an UPSTREAM code. */
export type CategorySource = { categories(): Promise<CategoryRecord[]> };
