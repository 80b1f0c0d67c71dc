import type { Api } from "#client/lib/api/api.ts";
import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";

type CategoryLink = Pick<CategoryNode, "handle" | "title" | "url">;
type CategoriesOfList = {
  /** The categories that the list offers to narrow it by. */
  offered: CategoryLink[];
  /** Where the one that a filter asks for stands in the tree; null for none, and for one that nobody knows. */
  filteredUrl: string | null;
};

/** The categories that have to do with a list, with their addresses. */
export async function categoriesOf(
  api: Api,
  list: ProductList | null,
  filtered: string | null,
  signal: AbortSignal,
): Promise<CategoriesOfList> {
  const handles = list?.facets.find(({ name }) => name === "category")?.values.map(({ value }) => value) ?? [];
  if (handles.length === 0 && filtered === null) return { offered: [], filteredUrl: null };
  const nodes = await api.catalogue.categories(undefined, { signal });
  return {
    offered: nodes.flatMap(({ handle, title, url }) => (handles.includes(handle) ? [{ handle, title, url }] : [])),
    filteredUrl: nodes.find(({ handle }) => handle === filtered)?.url ?? null,
  };
}
