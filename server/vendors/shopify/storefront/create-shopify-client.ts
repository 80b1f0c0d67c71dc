import type { VariantSales } from "#server/services/account/order-again.ts";
import type { FreeGift, GiftSource } from "#server/services/cart/cache-gifts.ts";
import type { CartPort } from "#server/services/cart/cart-port.ts";
import type { ProductSource } from "#server/services/catalogue/catalogue-port.ts";
import type { OfferSource } from "#server/services/projects/project-service.ts";
import type { VariantSource } from "#server/services/stock-alerts/stock-alert-service.ts";
import type { LocationSource } from "#server/services/stores/store-service.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { isLogged } from "#shared/domain/app-error.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { GraphQLAppError } from "../graphql/read-graphql-answer.ts";
import { createShopifyCarts } from "./create-shopify-carts.ts";
import { createPartOffers } from "./create-part-offers.ts";
import { createShopifyLocations } from "./create-shopify-locations.ts";
import { createShopifyProducts } from "./create-shopify-products.ts";
import { type ShopifyLogger, type StorefrontApi, createStorefrontApi } from "./create-storefront-api.ts";
import { FreeGiftOffersDocument, type FreeGiftOffersQuery, VariantOfferDocument, VariantSalesDocument } from "./generated/graphql.ts";
import { presentPicture } from "./present/present-picture.ts";

type ShopifyOptions = {
  /** "example.myshopify.com", or an address with scheme and path prefix. */
  storeDomain: string;
  privateAccessToken: string;
  /** Addresses under this origin become paths. */
  publicUrl: string;
  vendorFetch: VendorFetch;
  logger?: ShopifyLogger;
};

export type ShopifyClient = ProductSource &
  LocationSource &
  CartPort &
  GiftSource &
  VariantSource &
  OfferSource & { variantSales: VariantSales };

const noLogger: ShopifyLogger = { warn: () => undefined };

/** Speaks to Shopify's Storefront API 2026-04 in the shop's own terms: the source of products and stores, and the keeper of carts. Throws AppErrors only. */
export function createShopifyClient({
  storeDomain,
  privateAccessToken,
  publicUrl,
  vendorFetch,
  logger = noLogger,
}: ShopifyOptions): ShopifyClient {
  const api = createStorefrontApi({ storeDomain, privateAccessToken, vendorFetch, logger });
  return {
    ...createShopifyProducts(api, publicUrl, logger),
    ...createShopifyLocations(api, logger),
    ...createShopifyCarts(api, publicUrl, logger),
    ...createShopifyGifts(api, publicUrl, logger),
    ...createShopifyVariants(api),
    ...createPartOffers(api, logger),
  };
}

function createShopifyVariants(api: StorefrontApi): VariantSource & { variantSales: VariantSales } {
  return {
    variantSales: (ids) =>
      api({
        name: "VariantSales",
        document: VariantSalesDocument,
        variables: { ids },
        isIdempotent: true,
        present: ({ nodes }) =>
          new Map(nodes.flatMap((node) => (node?.__typename === "ProductVariant" ? [[node.id, node.availableForSale] as const] : []))),
      }),
    variantOffer: (id) =>
      api({
        name: "VariantOffer",
        document: VariantOfferDocument,
        variables: { id },
        isIdempotent: true,
        present: ({ node }) => (node?.__typename === "ProductVariant" ? { isAvailable: node.availableForSale } : null),
      }),
  };
}

/**
 * Reads the free gifts. The Storefront API doesn't tell which automatic discounts there are, so the merchant keeps an entry of the metaobject "free_gift" for each;
 * an account without that metaobject has none. That the platform is busy, or answers what can't be read, is a failure, for the last list covers it.
 */
function createShopifyGifts(api: StorefrontApi, publicUrl: string, logger: ShopifyLogger): GiftSource {
  return {
    async freeGifts() {
      try {
        return await api({
          name: "FreeGiftOffers",
          document: FreeGiftOffersDocument,
          variables: {},
          isIdempotent: true,
          present: ({ metaobjects }) => metaobjects.nodes.flatMap((node) => presentFreeGift(node, publicUrl, logger)),
        });
      } catch (error) {
        const isOutOfReach = error instanceof GraphQLAppError && error.isOutOfReach;
        const reason = isOutOfReach ? "the token lacks the scope for metaobjects, or nobody has defined them" : "the platform fails";
        if (!isLogged(error)) logger.warn({ event: "shopify.free-gifts", error }, `the free gifts can't be read: ${reason}`);
        if (!isOutOfReach) throw error;
        return [];
      }
    },
  };
}

type Entry = FreeGiftOffersQuery["metaobjects"]["nodes"][number];
type NumberField = { value?: string | null } | null | undefined;

/** One entry of the merchant's list; none when something is missing in it. */
function presentFreeGift(entry: Entry, publicUrl: string, logger: ShopifyLogger): FreeGift[] {
  const collection = entry.qualifying?.reference;
  const gift = entry.gift?.reference;
  const itemsRequired = positiveInteger(entry.itemsRequired);
  if (!collection || !("title" in collection) || !gift || !("price" in gift) || itemsRequired === null) {
    logger.warn(
      { event: "shopify.free-gifts", entry: entry.id },
      "a free gift's entry lacks its gift, its collection or its number of items",
    );
    return [];
  }
  const { product, image } = gift;
  return [
    {
      id: entry.id,
      title: entry.title?.value ?? `Free gift: ${product.title}`,
      itemsRequired,
      quantity: positiveInteger(entry.quantity) ?? 1,
      perOrderLimit: positiveInteger(entry.usesPerOrderLimit),
      collectionId: collection.id,
      qualifying: { title: collection.title, url: collectionPath(collection.handle) },
      variantId: gift.id,
      productTitle: product.title,
      productHandle: product.handle,
      priceCents: parseMoneyAmount(gift.price.amount),
      picture: image ? presentPicture(image, product.title, publicUrl) : null,
      isAvailable: gift.availableForSale,
    },
  ];
}

const promotionPrefix = "promotion-";

/** A collection's page in this shop: its handle is a category's path with "--" for each slash, or names a promotion. What the platform calls its address leads to the store that it would show by itself. */
function collectionPath(handle: string): string {
  if (handle.startsWith(promotionPrefix)) return `/promotions/${handle.slice(promotionPrefix.length)}`;
  return `/parts/${handle.replaceAll("--", "/")}`;
}

function positiveInteger(field: NumberField): number | null {
  const number = Number(field?.value ?? "");
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
