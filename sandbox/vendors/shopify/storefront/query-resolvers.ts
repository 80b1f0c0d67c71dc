import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { requireGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { findCartNode } from "./carts/cart-node.ts";
import { collectionNodes, findCollection } from "./collections/collection-node.ts";
import { listMetaobjects } from "./collections/metaobject-resolvers.ts";
import { findNode } from "./find-node.ts";
import { byDistance, type Coordinates } from "./products/location-resolvers.ts";
import { isProductAvailable } from "./products/product-index.ts";
import { findProduct, listProducts, predictiveSearch, searchProducts } from "./products/product-queries.ts";
import { findMenu, localization, paymentSettings, shop, sitemap } from "./shop.ts";
import type { StorefrontContext } from "./storefront-context.ts";

const recommendationLimit = 10;

/** Up to ten others: the same brand's first, then those that fit the same vehicles, from the product's own category and the one above. */
function productRecommendations(
  root: unknown,
  { productHandle, productId }: { productHandle?: string | null; productId?: string | null },
  context: StorefrontContext,
): CatalogueProduct[] | null {
  const product = findProduct(root, { handle: productHandle, id: productId }, context);
  if (product === null) return null;
  const { catalogue } = context.commerce;
  const near = product.categoryIds.slice(0, 2).flatMap((id) => catalogue.productsInCategory(id, 0, 60));
  const others = new Map(near.filter((other) => other.id !== product.id && isProductAvailable(other)).map((other) => [other.id, other]));
  const vehicleIds = new Set(product.fitment.flatMap((row) => row.vehicleIds));
  return Array.from(others.values())
    .map((other) => ({ other, score: closeness(product, vehicleIds, other) }))
    .toSorted((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, recommendationLimit)
    .map(({ other }) => other);
}

function closeness(product: CatalogueProduct, vehicleIds: ReadonlySet<number>, other: CatalogueProduct): number {
  const fitsToo = other.fitment.some((row) => row.vehicleIds.some((id) => vehicleIds.has(id)));
  return Number(fitsToo) * 4 + Number(other.categoryIds[0] === product.categoryIds[0]) * 2 + Number(other.vendor === product.vendor);
}

type HandleOrId = { handle?: string | null; id?: string | null };
type LocationArgs = ConnectionArgs & { near?: Coordinates | null; sortKey: string };

const collator = new Intl.Collator("en-AU");

export const queryResolvers = {
  node: (_root: unknown, { id }: { id: string }, { commerce }: StorefrontContext) => findNode(commerce, id),
  nodes: (_root: unknown, { ids }: { ids: string[] }, { commerce }: StorefrontContext) =>
    ids.slice(0, 250).map((id) => findNode(commerce, id)),
  product: findProduct,
  productByHandle: findProduct,
  products: listProducts,
  search: searchProducts,
  predictiveSearch,
  productRecommendations,
  productTags: (_root: unknown, args: ConnectionArgs, { commerce }: StorefrontContext) =>
    arrayConnection(distinct(commerce.productIndex.rows().flatMap(({ tags }) => tags)), args),
  productTypes: (_root: unknown, args: ConnectionArgs, { commerce }: StorefrontContext) =>
    arrayConnection(distinct(commerce.productIndex.rows().map(({ productType }) => productType)), args),
  collection: findCollectionBy,
  collectionByHandle: findCollectionBy,
  collections: (_root: unknown, args: ConnectionArgs & { sortKey: string; query?: string | null }, { commerce }: StorefrontContext) => {
    const wanted = (args.query ?? "")
      .replace(/^title:/, "")
      .replace(/[*"]/g, "")
      .toLowerCase();
    const nodes = collectionNodes(commerce.catalogue).filter(({ title }) => title.toLowerCase().includes(wanted));
    return arrayConnection(args.sortKey === "TITLE" ? nodes.toSorted((a, b) => collator.compare(a.title, b.title)) : nodes, args);
  },
  locations: (_root: unknown, args: LocationArgs, { commerce }: StorefrontContext) => {
    const { stores } = commerce.catalogue;
    if (args.near) return arrayConnection(byDistance(stores, args.near), args);
    if (args.sortKey === "NAME")
      return arrayConnection(
        stores.toSorted((a, b) => collator.compare(a.name, b.name)),
        args,
      );
    return arrayConnection(args.sortKey === "CITY" ? stores.toSorted((a, b) => collator.compare(a.suburb, b.suburb)) : stores, args);
  },
  cart: (_root: unknown, { id }: { id: string }, { commerce }: StorefrontContext) => findCartNode(commerce, id),
  metaobjects: listMetaobjects,
  menu: (_root: unknown, { handle }: { handle: string }, { commerce }: StorefrontContext) => findMenu(commerce, handle),
  localization,
  shop,
  paymentSettings: () => paymentSettings,
  publicApiVersions: () => [{ handle: "2026-04", displayName: "2026-04", supported: true }],
  sitemap,
};

function findCollectionBy(_root: unknown, { handle, id }: HandleOrId, { commerce }: StorefrontContext) {
  if (typeof id === "string") return findCollection(commerce.catalogue, { id: requireGid(id, "Collection") });
  return typeof handle === "string" ? findCollection(commerce.catalogue, { handle }) : null;
}

function distinct(values: string[]): string[] {
  return Array.from(new Set(values)).toSorted(collator.compare);
}
