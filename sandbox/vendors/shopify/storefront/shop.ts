import type { GraphQLResolveInfo } from "graphql";
import type { Category } from "#sandbox/catalogue/types.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { Commerce } from "../commerce.ts";
import { collectionNodes } from "./collections/collection-node.ts";
import type { IndexedProduct } from "./products/product-index.ts";
import { countryOf, type StorefrontContext } from "./storefront-context.ts";

const english = { isoCode: "EN", name: "English", endonymName: "English" };

function country(isoCode: string, name: string) {
  return {
    isoCode,
    name,
    currency: { isoCode: "AUD", name: "Australian Dollar", symbol: "$" },
    unitSystem: "METRIC_SYSTEM",
    availableLanguages: [english],
    defaultLanguage: english,
    market: null,
  };
}

const australia = country("AU", "Australia");
const newZealand = country("NZ", "New Zealand");

/** Prices are in Australian dollars in both countries that have stores. */
export function localization(_root: unknown, _args: unknown, _context: StorefrontContext, info: GraphQLResolveInfo) {
  const active = countryOf(info) === "NZ" ? newZealand : australia;
  return {
    availableCountries: [australia, newZealand],
    availableLanguages: [english],
    country: active,
    language: english,
    market: { id: toGid("Market", 1), handle: "au" },
  };
}

export const paymentSettings = {
  acceptedCardBrands: [],
  cardVaultUrl: "https://cards.invalid/",
  countryCode: "AU",
  currencyCode: "AUD",
  enabledPresentmentCurrencies: ["AUD"],
  shopifyPaymentsAccountId: null,
  supportedDigitalWallets: [],
};

/** The platform's own pages of products and collections, at the store's primary domain: nobody goes there from a shop that has its own. */
export const onlineStoreUrl = (path: string) => `https://online-store.invalid/${path}`;

export function shop(_root: unknown, _args: unknown, { commerce }: StorefrontContext) {
  const url = new URL(commerce.publicUrl);
  return {
    id: toGid("Shop", 1),
    name: "Rares",
    description: "Automotive spare parts",
    moneyFormat: "${{amount}}",
    paymentSettings,
    primaryDomain: { host: url.host, sslEnabled: url.protocol === "https:", url: url.href },
    shipsToCountries: ["AU", "NZ"],
    socialLoginProviders: [],
    metafield: null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  };
}

type MenuItemNode = {
  id: string;
  title: string;
  type: string;
  url: string;
  tags: string[];
  resourceId: string;
  resource: null;
  items: MenuItemNode[];
};

/** The one menu that the shop's platform keeps: the category tree's first three levels. */
export function findMenu({ catalogue, publicUrl }: Commerce, handle: string) {
  if (handle !== "main-menu") return null;
  const itemsBelow = (parentId: number | null): MenuItemNode[] =>
    catalogue.categories
      .filter((category) => category.parentId === parentId && category.level <= 3)
      .map((category) => itemOf(category, itemsBelow(category.id)));
  const itemOf = ({ id, title, url }: Category, items: MenuItemNode[]): MenuItemNode => ({
    id: toGid("MenuItem", id),
    title,
    type: "COLLECTION",
    url: `${publicUrl}${url}`,
    tags: [],
    resourceId: toGid("Collection", id),
    resource: null,
    items,
  });
  const items = itemsBelow(null);
  return { id: toGid("Menu", 1), handle, title: "Main menu", items, itemsCount: items.length };
}

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
