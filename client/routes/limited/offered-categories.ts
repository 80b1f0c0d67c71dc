import { filterCount, type ProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import type { Api } from "#client/lib/api/api.ts";
import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { addressBelow } from "#shared/domain/product/limited-address.ts";

type CategoryLink = Pick<CategoryNode, "title" | "url">;
type CategoriesOfList = {
  /** The categories that the list offers to narrow it by. */
  offered: CategoryLink[];
  /** Where the one that a filter asks for stands; null for none, and for one that nobody knows. */
  filteredUrl: string | null;
};

/** The categories that have to do with a list, with their addresses below that of the brand or the vehicle. */
export async function categoriesOf(
  api: Api,
  list: ProductList | null,
  { base, state }: { base: string; state: ProductListState },
  signal: AbortSignal,
): Promise<CategoriesOfList> {
  const handles = list?.facets.find(({ name }) => name === "category")?.values.map(({ value }) => value) ?? [];
  const filtered = filteredCategory(state);
  if (handles.length === 0 && filtered === null) return { offered: [], filteredUrl: null };
  const nodes = await api.catalogue.categories(undefined, { signal });
  const below = nodes.map(({ handle, title, url }) => ({ handle, title, url: addressBelow(base, url) }));
  return {
    offered: below.flatMap(({ handle, title, url }) => (handles.includes(handle) ? [{ title, url }] : [])),
    filteredUrl: below.find(({ handle }) => handle === filtered)?.url ?? null,
  };
}

/** The one category that an address asks for by a filter; it has an address of its own. */
function filteredCategory(state: ProductListState): string | null {
  const [category = null] = filterCount(state) === 1 ? (state.filters.category ?? []) : [];
  return category;
}
