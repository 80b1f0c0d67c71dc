import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { type ConnectionArgs, connectionOf, type NodeList } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { metafieldResolvers } from "../metafield.ts";
import { imageNode } from "../products/image-resolvers.ts";
import { plainText } from "../products/plain-text.ts";
import { productFilter, type ProductFilterInput, sortProducts } from "../products/product-filter.ts";
import { toRow } from "../products/product-index.ts";
import { onlineStoreUrl } from "../shop.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import type { CollectionNode } from "./collection-node.ts";

type ProductsArgs = ConnectionArgs & { sortKey: string; filters?: ProductFilterInput[] | null };

const gidOf = ({ numericId }: CollectionNode) => toGid("Collection", numericId);
const startOfShop = "2024-01-01T00:00:00.000Z";

export const collectionResolvers = {
  id: gidOf,
  description: ({ descriptionHtml }: CollectionNode, { truncateAt }: { truncateAt?: number | null }) =>
    plainText(descriptionHtml, truncateAt),
  image: (node: CollectionNode, _args: unknown, { commerce }: StorefrontContext) => {
    const image = productsOf(commerce.catalogue, node, 0, 1)[0]?.images[0];
    return image === undefined ? null : imageNode(node.numericId, image, 0);
  },
  onlineStoreUrl: ({ handle }: CollectionNode) => onlineStoreUrl(`collections/${handle}`),
  seo: ({ title, descriptionHtml }: CollectionNode) => ({ title, description: plainText(descriptionHtml) }),
  trackingParameters: () => null,
  updatedAt: ({ source }: CollectionNode) => ("promotion" in source ? source.promotion.startsAt : startOfShop),
  products: (node: CollectionNode, args: ProductsArgs, { commerce }: StorefrontContext) => {
    const connection = connectionOf(productList(commerce.catalogue, node, args), args);
    return { ...connection, filters: [] };
  },
  ...metafieldResolvers<CollectionNode>(
    gidOf,
    () => startOfShop,
    ({ source }, key) => (key === "ends_at" && "promotion" in source ? { type: "date_time", value: source.promotion.endsAt } : null),
  ),
};

/** The catalogue's own order is read a page at a time; every other order needs the whole collection. */
function productList(catalogue: Catalogue, node: CollectionNode, args: ProductsArgs): NodeList<CatalogueProduct> {
  const isPlain =
    args.reverse !== true && !args.filters?.length && ["COLLECTION_DEFAULT", "MANUAL", "RELEVANCE", "BEST_SELLING"].includes(args.sortKey);
  if (isPlain && "category" in node.source) {
    return { total: node.source.category.productCount, slice: (offset, limit) => productsOf(catalogue, node, offset, limit) };
  }
  const matches = productFilter(args.filters ?? []);
  const rows = productsOf(catalogue, node, 0, Number.MAX_SAFE_INTEGER).filter(matches).map(toRow);
  const sorted = sortProducts(rows, args.sortKey, args.reverse === true);
  return {
    total: sorted.length,
    slice: (offset, limit) => sorted.slice(offset, offset + limit).flatMap(({ id }) => catalogue.productById(id) ?? []),
  };
}

function productsOf(catalogue: Catalogue, { source }: CollectionNode, offset: number, limit: number): CatalogueProduct[] {
  return "category" in source
    ? catalogue.productsInCategory(source.category.id, offset, limit)
    : catalogue.productsInPromotion(source.promotion.handle, offset, limit);
}
