import type { PublicCache } from "#server/cache/public-cache.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { breadcrumbsOf } from "./breadcrumbs-of.ts";
import { catalogueCache } from "./catalogue-cache.ts";
import type { CatalogueService } from "./catalogue-service.ts";
import type { CategorySource } from "./category-source.ts";
import type { ProductSource } from "./product-source.ts";
import { mergeStoreStock } from "./merge-store-stock.ts";
import { toCategory, toCategoryNode } from "./to-category.ts";

type CatalogueServiceOptions = { products: ProductSource; categories: CategorySource; cache: PublicCache };

/** Handles as the platform makes them; anything else is unknown without asking, so that bad addresses fill no cache. */
const handlePattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,254}$/u;

export function createCatalogueService({ products, categories, cache }: CatalogueServiceOptions): CatalogueService {
  const cached = catalogueCache(cache);
  const allCategories = () => cached("categories", "all", ["categories"], () => categories.categories());

  async function findProduct(handle: string) {
    if (!handlePattern.test(handle)) throw unknownProduct(handle);
    const product = await cached("product", handle, [`product:${handle}`], () => products.product(handle));
    if (product === null) throw unknownProduct(handle);
    return product;
  }

  async function stockOf(handle: string) {
    if (!handlePattern.test(handle)) return null;
    return cached("stock", handle, [`product:${handle}`], () => products.productStock(handle));
  }

  return {
    categories: async () => (await allCategories()).map(toCategoryNode),
    async category(path) {
      const records = await allCategories();
      const record = records.find(({ url }) => url === path.replace(/\/+$/, ""));
      if (record === undefined) throw new AppError("NOT_FOUND", `Unknown category ${path.slice(0, 200)}`);
      return toCategory(record, records);
    },
    async product(handle) {
      // Where a product stands in the tree is a nicety: without the search service the page is still worth showing.
      const [product, records] = await Promise.all([findProduct(handle), allCategories().catch(() => [])]);
      const { categoryHandle, ...rest } = product;
      return { ...rest, breadcrumbs: breadcrumbsOf(records, categoryHandle) };
    },
    async productStock(handle) {
      const [own, { bundleComponents }] = await Promise.all([stockOf(handle), findProduct(handle)]);
      if (own === null) throw unknownProduct(handle);
      const components = await Promise.all(bundleComponents.map((component) => stockOf(component.handle)));
      return mergeStoreStock([own, ...components.map((stock) => stock ?? [])]);
    },
    async recommendations(handle) {
      if (!handlePattern.test(handle)) throw unknownProduct(handle);
      return cached("recommendations", handle, [`product:${handle}`], () => products.recommendations(handle));
    },
    // Every shopper keeps other products, so a cache would hold each answer once.
    cards: (ids) => products.cards([...new Set(ids)]),
    productHandles: () => cached("handles", "all", ["products"], () => products.productHandles()),
  };
}

function unknownProduct(handle: string): AppError {
  return new AppError("NOT_FOUND", `Unknown product ${handle.slice(0, 200)}`, { userMessage: "This product could not be found" });
}
