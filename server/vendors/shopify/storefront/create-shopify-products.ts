import { parseGid } from "@shopify/hydrogen-react";
import type { ProductSource } from "#server/services/catalogue/catalogue-port.ts";
import type { StoreStock, VariantStock } from "#shared/contract/catalogue/product.ts";
import { chunk } from "#shared/domain/chunk.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import type { ShopifyLogger, StorefrontApi } from "./create-storefront-api.ts";
import {
  ProductByHandleDocument,
  ProductCardsDocument,
  ProductRecommendationsDocument,
  ProductStockDocument,
  type ProductStockQuery,
  SitemapProductsDocument,
  VariantStockDocument,
  type VariantStockQuery,
} from "./generated/graphql.ts";
import { presentProductCard } from "./present/present-product-card.ts";
import { presentProduct } from "./present/present-product.ts";

const namespace = "custom";

const cardKeys = [
  "part_number",
  "special_order",
  "made_to_order",
  "in_store_only",
  "is_universal",
  "is_for_people",
  "vehicle_ids",
  "rating",
  "reviews_count",
];

const productKeys = [
  ...cardKeys,
  "other_numbers",
  "replaces_numbers",
  "replaced_by",
  "in_store_only_reason",
  "is_bulky",
  "dangerous_goods_class",
  "core_charge",
  "handling_time_min",
  "handling_time_max",
  "material",
  "material_thickness",
  "detail_care",
  "specifications",
  "deal_expiry",
  "promotion",
  "category",
];

const toIdentifiers = (keys: string[]) => keys.map((key) => ({ namespace, key }));

/** The metafields that a product page asks for, and those that a card needs. */
const productMetafields = toIdentifiers(productKeys);
const cardMetafields = toIdentifiers(cardKeys);

/** 250 products a page: room for a quarter of a million, and an end for a platform that always promises one more. */
const sitemapPageLimit = 1000;
/** The platform refuses more. */
const idsPerCall = 250;

/** Products, cards and what the sitemap lists, in the contract's terms. Null for a product that isn't there. Throws AppErrors with UPSTREAM codes. Source: https://shopify.dev/docs/api/storefront/latest/queries/product */
export function createShopifyProducts(api: StorefrontApi, publicUrl: string, logger: ShopifyLogger): ProductSource {
  const isIdempotent = true;
  const sitemapPage = (page: number) =>
    api({
      name: "SitemapProducts",
      document: SitemapProductsDocument,
      variables: { page },
      isIdempotent,
      present: ({ sitemap }) => sitemap.resources,
    });

  const cardsOf = (ids: string[]) =>
    api({
      name: "ProductCards",
      document: ProductCardsDocument,
      variables: { ids, metafields: cardMetafields },
      isIdempotent,
      present: ({ nodes }) =>
        nodes.flatMap((node) => (node?.__typename === "Product" ? [presentProductCard(node, publicUrl, logger)] : [])),
    });

  return {
    product: (handle) =>
      api({
        name: "ProductByHandle",
        document: ProductByHandleDocument,
        variables: { handle, metafields: productMetafields },
        isIdempotent,
        present: ({ product }) => (product ? presentProduct(product, publicUrl, logger) : null),
      }),
    productStock: (handle) =>
      api({
        name: "ProductStock",
        document: ProductStockDocument,
        variables: { handle },
        isIdempotent,
        present: ({ product }) => (product ? presentStoreStock(product.variants.nodes) : null),
      }),
    variantStock: (ids) =>
      api({
        name: "VariantStock",
        document: VariantStockDocument,
        variables: { ids },
        isIdempotent,
        present: ({ nodes }) => nodes.flatMap((node) => (node?.__typename === "ProductVariant" ? [presentVariantStock(node)] : [])),
      }),
    recommendations: (handle) =>
      api({
        name: "ProductRecommendations",
        document: ProductRecommendationsDocument,
        variables: { handle, metafields: cardMetafields },
        isIdempotent,
        present: ({ productRecommendations }) =>
          (productRecommendations ?? []).map((product) => presentProductCard(product, publicUrl, logger)),
      }),
    cards: async (ids) => (await Promise.all(chunk(ids, idsPerCall).map(cardsOf))).flat(),
    async productHandles() {
      const handles: { handle: string; updatedAt: string }[] = [];
      for (let page = 1; page <= sitemapPageLimit; page += 1) {
        const resources = await sitemapPage(page);
        handles.push(...(resources?.items ?? []).map(({ handle, updatedAt }) => ({ handle, updatedAt })));
        if (!resources?.hasNextPage) break;
      }
      return handles;
    },
  };
}

type StockedVariant = Extract<NonNullable<VariantStockQuery["nodes"][number]>, { __typename: "ProductVariant" }>;

/** Stores without any are left out: most have none of most parts. */
function presentVariantStock({ id, availableForSale, price, storeAvailability }: StockedVariant): VariantStock {
  const stocked = (storeAvailability?.nodes ?? []).filter(({ quantityAvailable }) => quantityAvailable > 0);
  const units = stocked.map(({ quantityAvailable, location }) => [location.shortName?.value ?? location.name, quantityAvailable] as const);
  return { variantId: id, units: Object.fromEntries(units), priceCents: parseMoneyAmount(price.amount), isAvailable: availableForSale };
}

type Variants = NonNullable<ProductStockQuery["product"]>["variants"]["nodes"];

/** Turns stock by variant and store into stock by store and variant, stores in the platform's order. */
function presentStoreStock(variants: Variants): StoreStock[] {
  const stores = new Map<string, StoreStock>();
  for (const variant of variants) {
    for (const { quantityAvailable, location } of variant.storeAvailability?.nodes ?? []) {
      const store = stores.get(location.id) ?? newStore(location);
      store.unitsByVariant[variant.id] = quantityAvailable;
      stores.set(location.id, store);
    }
  }
  return Array.from(stores.values());
}

type Location = NonNullable<Variants[number]["storeAvailability"]>["nodes"][number]["location"];

function newStore({ id, name, shortName, address }: Location): StoreStock {
  return {
    storeId: parseGid(id).id,
    storeName: shortName?.value ?? name,
    suburb: address.city ?? "",
    state: address.provinceCode ?? "",
    unitsByVariant: {},
  };
}
