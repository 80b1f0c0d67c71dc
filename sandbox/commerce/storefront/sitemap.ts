import type { StorefrontContext } from "./storefront-context.ts";
import { collectionNodes } from "./collection-node.ts";
import type { IndexedProduct } from "./product-index.ts";

type Resource = { __typename: "SitemapResource"; handle: string; title: string; updatedAt: string; image: null };

const pageSize = 250;

/** Handles for sitemap.xml, 250 a page; only products and collections exist here. */
export function sitemap(_root: unknown, { type }: { type: string }, { commerce }: StorefrontContext) {
  const resources = resourcesOf(type, commerce);
  const count = Math.ceil(resources.length / pageSize);
  return {
    pagesCount: { count, precision: "EXACT" },
    resources: ({ page }: { page: number }) => ({
      hasNextPage: page < count,
      items: page < 1 ? [] : resources.slice((page - 1) * pageSize, page * pageSize),
    }),
  };
}

function resourcesOf(type: string, { productIndex, catalogue }: StorefrontContext["commerce"]): Resource[] {
  if (type === "PRODUCT") return productIndex.rows().map(resource);
  return type === "COLLECTION"
    ? collectionNodes(catalogue).map(({ handle, title }) => resource({ handle, title, createdAt: "2024-01-01T00:00:00.000Z" }))
    : [];
}

function resource({ handle, title, createdAt }: Pick<IndexedProduct, "handle" | "title" | "createdAt">): Resource {
  return { __typename: "SitemapResource", handle, title, updatedAt: createdAt, image: null };
}
