import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { goTogether } from "#shared/domain/fitment/goes-together.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { requireGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { requireShortList } from "./carts/cart-mutation.ts";
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

type RecommendationArgs = { productHandle?: string | null; productId?: string | null; intent?: "RELATED" | "COMPLEMENTARY" };

/**
 * Up to ten others. Related are rivals: what is in the product's own category and the one above, for the same vehicles and of the same brand first.
 * Complementary is what goes on the same car with it: other kinds of parts of its department, for no other engine, body or gearbox.
 */
function productRecommendations(
  root: unknown,
  { productHandle, productId, intent = "RELATED" }: RecommendationArgs,
  context: StorefrontContext,
): CatalogueProduct[] | null {
  const product = findProduct(root, { handle: productHandle, id: productId }, context);
  if (product === null) return null;
  const { catalogue } = context.commerce;
  const isComplement = intent === "COMPLEMENTARY";
  const categories = isComplement ? product.categoryIds.slice(1) : product.categoryIds.slice(0, 2);
  const near = categories.flatMap((id) => catalogue.productsInCategory(id, 0, isComplement ? 200 : 60));
  const candidates = near.filter((other) => other.id !== product.id && isProductAvailable(other));
  const wanted = isComplement ? onePerKind(candidates.filter((other) => isComplementOf(product, other))) : candidates;
  const others = new Map(wanted.map((other) => [other.id, other]));
  const vehicleIds = new Set(product.fitment.flatMap((row) => row.vehicleIds));
  return Array.from(others.values())
    .map((other) => ({ other, score: closeness(product, vehicleIds, other) }))
    .toSorted((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, recommendationLimit)
    .map(({ other }) => other);
}

function isComplementOf(product: CatalogueProduct, other: CatalogueProduct): boolean {
  const isForUnknownCar = product.fitment.length > 0 && other.fitment.length === 0 && !other.isUniversal;
  return other.productType !== product.productType && !isForUnknownCar && goTogether(applicationsOf(product), applicationsOf(other));
}

function applicationsOf({ fitment }: CatalogueProduct) {
  return fitment.map(({ vehicleIds, engine = null, body = null, transmission = null, ...row }) => ({
    ...row,
    vehicleIds: vehicleIds.map(String),
    engine,
    body,
    transmission,
  }));
}

/** Of each kind of part the first one: a shelf of ten hoses helps nobody. */
function onePerKind(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  return [...new Map(products.toReversed().map((product) => [product.productType, product])).values()].toReversed();
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
    requireShortList(ids).map((id) => findNode(commerce, id)),
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
