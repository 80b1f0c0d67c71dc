import { derivedOnce } from "#server/cache/derived-once.ts";
import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { nullUnlessOurFault } from "#shared/domain/app-error.ts";
import { slugify } from "#shared/domain/slug.ts";

/** What content is chosen by. */
export type ProductFacts = {
  /** The number in the product's GID. */
  id: string;
  handle: string;
  vendor: string;
  brandSlug: string | null;
  /** From the product's own category up to the root. */
  categoryHandles: string[];
};

/** The catalogue as far as content needs it; failures are AppErrors. */
export type ContentProducts = {
  product(handle: string): Promise<Pick<Product, "id" | "handle" | "vendor" | "brandSlug" | "breadcrumbs">>;
  categories(): Promise<Pick<CategoryNode, "handle" | "url">[]>;
  cards(ids: string[]): Promise<ProductCard[]>;
};

type Nodes = Awaited<ReturnType<ContentProducts["categories"]>>;
const none: Nodes = [];
const handleByUrlOf = derivedOnce((nodes: Nodes) => new Map(nodes.map(({ url, handle }) => [url, handle])));

export async function productFacts(products: ContentProducts, handle: string): Promise<ProductFacts> {
  // The trail is a nicety to the product, and so are guides and questions by category.
  const [product, nodes] = await Promise.all([products.product(handle), products.categories().catch(nullUnlessOurFault)]);
  const handleByUrl = handleByUrlOf(nodes ?? none);
  return {
    id: product.id.replace(/^.*\//, ""),
    handle: product.handle,
    vendor: product.vendor,
    // A guide may be for a brand without a page, too.
    brandSlug: product.brandSlug ?? (slugify(product.vendor) || null),
    categoryHandles: product.breadcrumbs.toReversed().flatMap(({ url }) => handleByUrl.get(url) ?? []),
  };
}
