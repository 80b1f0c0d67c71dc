import { derivedOnce } from "#server/cache/derived-once.ts";
import type { PublicCache } from "#server/cache/public-cache.ts";
import { within } from "#server/deadline.ts";
import type { GoWithout } from "#server/observability/go-without.ts";
import type { Category, CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product, StoreStock, VariantStock } from "#shared/contract/catalogue/product.ts";
import type { Link } from "#shared/contract/picture.ts";
import { AppError, nullUnlessOurFault } from "#shared/domain/app-error.ts";
import type { CategoryRecord, CategorySource, ProductSource, SourcedProduct } from "./catalogue-port.ts";

const noRecords: CategoryRecord[] = [];
const allCategories = { label: "All Categories", url: "/parts" };

/** A category's page: the trail to it and what stands below it, empty branches left out. */
function toCategory(record: CategoryRecord, records: readonly CategoryRecord[]): Category {
  const children = records.filter(({ parentHandle, productCount }) => parentHandle === record.handle && productCount > 0);
  const names = children.slice(0, 4).map(({ title }) => title);
  const range = names.length > 0 ? ` Shop ${names.join(", ")} and more.` : "";
  return {
    handle: record.handle,
    title: record.title,
    url: record.url,
    descriptionHtml: null,
    picture: record.picture,
    breadcrumbs: [allCategories, ...breadcrumbsOf(records, record.parentHandle)],
    children: children.map((child) => Object.assign(toCategoryNode(child), { picture: child.picture })),
    productCount: record.productCount,
    seo: {
      title: record.title,
      description: `${record.title} for Australian classics and everyday cars: ${record.productCount} parts.${range}`,
    },
  };
}

function recordAt(path: string, records: readonly CategoryRecord[]): CategoryRecord {
  const record = treeOf(records).byUrl.get(path.replace(/\/+$/, ""));
  if (record === undefined) throw new AppError("NOT_FOUND", `Unknown category ${path.slice(0, 200)}`);
  return record;
}

function toCategoryNode({ handle, parentHandle, title, url, level, productCount }: CategoryRecord): CategoryNode {
  return { handle, parentHandle, title, url, level, productCount };
}

/** In the whole tree only departments have pictures: it has hundreds of nodes. */
function toListedNode(record: CategoryRecord): CategoryNode {
  return record.parentHandle === null ? { ...toCategoryNode(record), picture: record.picture } : toCategoryNode(record);
}

/** What pages read from the tree. */
const treeOf = derivedOnce((records: readonly CategoryRecord[]) => ({
  nodes: records.map(toListedNode),
  byHandle: new Map(records.map((record) => [record.handle, record])),
  // Of two with one address the first counts.
  byUrl: new Map(records.toReversed().map((record) => [record.url, record])),
  categoryOf: derivedOnce((record: CategoryRecord) => toCategory(record, records)),
  productOf: derivedOnce(({ categoryHandle, ...product }: SourcedProduct): Product => ({
    ...product,
    breadcrumbs: breadcrumbsOf(records, categoryHandle),
  })),
}));

/** How long a product page waits for the category tree; only the first visitors after a start ever wait. */
const trailMs = 500;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Policy = { cache: string; freshMs: number; staleMs: number; isKeptOnDisk?: boolean };

/** How long each kind of answer is fresh, and how long it may be served stale while Shopify is down. */
const policies = {
  product: { cache: "product", freshMs: minuteMs, staleMs: dayMs, isKeptOnDisk: true },
  stock: { cache: "product-stock", freshMs: minuteMs / 2, staleMs: 10 * minuteMs },
  variantStock: { cache: "variant-stock", freshMs: minuteMs / 2, staleMs: 10 * minuteMs },
  recommendations: { cache: "recommendations", freshMs: 10 * minuteMs, staleMs: dayMs },
  categories: { cache: "categories", freshMs: 5 * minuteMs, staleMs: dayMs, isKeptOnDisk: true },
  handles: { cache: "product-handles", freshMs: 60 * minuteMs, staleMs: dayMs },
} satisfies Record<string, Policy>;

/** Caches one value of a kind. A value may be null, which means "unknown" and replaces an earlier value. */
function catalogueCache(cache: PublicCache) {
  return async <Value>(kind: keyof typeof policies, key: string, tags: string[], load: () => Promise<Value>): Promise<Value> => {
    const { value } = await cache.get({
      ...policies[kind],
      key,
      tags,
      load: async () => ({ value: await load() }),
      isNothing: (loaded) => loaded.value === null || (Array.isArray(loaded.value) && loaded.value.length === 0),
    });
    return value;
  };
}

type CatalogueServiceOptions = {
  products: ProductSource;
  categories: CategorySource;
  /** The slugs of the brands that have a page; null where nobody can tell. */
  brandPages: () => Promise<ReadonlySet<string> | null>;
  cache: PublicCache;
  goWithout?: GoWithout;
};

/** Handles as the platform makes them; anything else is unknown without asking, so that bad addresses fill no cache. */
const handlePattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,254}$/u;

export function createCatalogueService({
  products,
  categories,
  brandPages,
  cache,
  goWithout = () => nullUnlessOurFault,
}: CatalogueServiceOptions): CatalogueService {
  const cached = catalogueCache(cache);
  const withoutTrail = goWithout("trail of a product");
  const allCategories = () => cached("categories", "all", ["categories"], () => categories.categories());

  /** The platform knows vendors alone, whose names make the slugs: what has no page of its own is led to by a search for the vendor. */
  async function ledToPages<Item extends Pick<ProductCard, "brandSlug">>(items: readonly Item[]): Promise<Item[]> {
    const pages = await brandPages();
    return items.map((item) => (pages === null || pages.has(item.brandSlug ?? "") ? item : { ...item, brandSlug: null }));
  }

  async function sourcedProduct(handle: string): Promise<SourcedProduct | null> {
    const product = await products.product(handle);
    const [led = null] = product === null ? [] : await ledToPages([product]);
    return led;
  }

  const knownProduct = (handle: string) => cached("product", handle, [`product:${handle}`], () => sourcedProduct(handle));

  async function findProduct(handle: string) {
    if (!handlePattern.test(handle)) throw unknownProduct(handle);
    const product = await knownProduct(handle);
    if (product === null) throw unknownProduct(handle);
    return product;
  }

  async function stockOf(handle: string) {
    if (!handlePattern.test(handle)) return null;
    return cached("stock", handle, [`product:${handle}`], () => products.productStock(handle));
  }

  return {
    categoryRecords: allCategories,
    categories: async () => treeOf(await allCategories()).nodes,
    async category(path) {
      const records = await allCategories();
      return treeOf(records).categoryOf(recordAt(path, records));
    },
    collectionAt: async (path) => recordAt(path, await allCategories()).handle,
    async product(handle) {
      // Where a product stands in the tree is a nicety: without the search service the page is still worth showing.
      const [product, records] = await Promise.all([findProduct(handle), within(trailMs, allCategories().catch(withoutTrail), null)]);
      return treeOf(records ?? noRecords).productOf(product);
    },
    async productStock(handle) {
      const [own, { bundleComponents }] = await Promise.all([stockOf(handle), findProduct(handle)]);
      if (own === null) throw unknownProduct(handle);
      if (bundleComponents.length === 0) return mergedStock(own);
      const components = await Promise.all(bundleComponents.map((component) => stockOf(component.handle)));
      return mergeStoreStock([own, ...components.map((stock) => stock ?? [])]);
    },
    variantStock(ids) {
      const asked = [...new Set(ids)].toSorted();
      return cached("variantStock", asked.join(" "), [], () => products.variantStock(asked));
    },
    async recommendations(handle) {
      if (!handlePattern.test(handle)) throw unknownProduct(handle);
      return cached("recommendations", handle, [`product:${handle}`], async () => {
        const [product, recommended] = await Promise.all([knownProduct(handle), products.recommendations(handle)]);
        // What does the same job is a rival, and nobody buys both.
        return ledToPages(recommended.filter(({ productType }) => productType === "" || productType !== product?.productType));
      });
    },
    // Every shopper keeps other products, so a cache would hold each answer once.
    cards: async (ids) => ledToPages(await products.cards([...new Set(ids)])),
    productHandles: () => cached("handles", "all", ["products"], () => products.productHandles()),
  };
}

function unknownProduct(handle: string): AppError {
  return new AppError("NOT_FOUND", `Unknown product ${handle.slice(0, 200)}`, { userMessage: "This product could not be found" });
}

/** One list of stores from several products' lists, in the order in which they are met. */
function mergeStoreStock(lists: readonly (readonly StoreStock[])[]): StoreStock[] {
  const stores = new Map<string, StoreStock>();
  for (const { unitsByVariant, ...store } of lists.flat()) {
    const known = stores.get(store.storeId) ?? { ...store, unitsByVariant: {} };
    Object.assign(known.unitsByVariant, unitsByVariant);
    stores.set(store.storeId, known);
  }
  return Array.from(stores.values());
}

const mergedStock = derivedOnce((own: readonly StoreStock[]) => mergeStoreStock([own]));

/** From the root to the category itself. A cycle in the tree ends at the first repetition. */
function breadcrumbsOf(records: readonly CategoryRecord[], handle: string | null): Link[] {
  const { byHandle } = treeOf(records);
  const trail = new Map<string, Link>();
  let next = handle;
  while (next !== null && !trail.has(next)) {
    const record = byHandle.get(next);
    if (record === undefined) break;
    trail.set(next, { label: record.title, url: record.url });
    next = record.parentHandle;
  }
  return Array.from(trail.values()).toReversed();
}

/** Public answers are cached; unknown handles and paths throw AppError NOT_FOUND. */
export type CatalogueService = {
  /** All of them, as the search service has them. */
  categoryRecords(): Promise<CategoryRecord[]>;
  categories(): Promise<CategoryNode[]>;
  /** `path` is the page's path, /parts/… with up to six segments. */
  category(path: string): Promise<Category>;
  /** The collection handle of the category with this path. */
  collectionAt(path: string): Promise<string>;
  product(handle: string): Promise<Product>;
  /** By store and variant; of a bundle with its components' variants. */
  productStock(handle: string): Promise<StoreStock[]>;
  /** By variant and store, for a cart or a drawing; unknown ids are left out. */
  variantStock(ids: string[]): Promise<VariantStock[]>;
  recommendations(handle: string): Promise<ProductCard[]>;
  /** Prices and stock as they are now, for products that a shopper keeps; those that are no longer sold are left out. */
  cards(ids: string[]): Promise<ProductCard[]>;
  /** Every product's handle and time of change, for the sitemap. */
  productHandles(): Promise<{ handle: string; updatedAt: string }[]>;
};
