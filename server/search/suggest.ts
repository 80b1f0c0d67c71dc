import type { Suggestions } from "#shared/contract/search.ts";
import type { CategoryHit, SearchIndexPort } from "./search-index-port.ts";

/** Without a text only the popular searches, and no call for products. */
export async function suggest(index: SearchIndexPort, text: string, collection: CategoryHit | undefined): Promise<Suggestions> {
  if (text === "")
    return { queryId: null, queries: await index.popularQueries(), products: [], inCategory: null, categories: [], brands: [] };
  const hits = await index.suggestions(text, collection?.handle);
  const isInCategory = collection !== undefined && hits.inCollection !== null;
  return {
    queryId: hits.products.queryId,
    queries: hits.queries,
    products: hits.products.products,
    inCategory: isInCategory ? { title: collection.title, products: hits.inCollection?.products ?? [] } : null,
    categories: hits.categories.map(({ title, url, path, productCount }) => ({ label: title, url, path, productCount })),
    brands: hits.brands.map(({ name, slug }) => ({ label: name, url: `/brands/${slug}` })),
  };
}
