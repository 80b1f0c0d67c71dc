import type { CartPort } from "#server/cart/cart-port.ts";
import type { GiftSource } from "#server/cart/gift-source.ts";
import type { ProductSource } from "#server/catalogue/product-source.ts";
import type { VariantSource } from "#server/stock-alerts/variant-source.ts";
import type { LocationSource } from "#server/stores/location-source.ts";
import type { VendorFetch } from "../vendor-fetch.ts";
import { createShopifyCarts } from "./create-shopify-carts.ts";
import { createShopifyGifts } from "./create-shopify-gifts.ts";
import { createShopifyLocations } from "./create-shopify-locations.ts";
import { createShopifyProducts } from "./create-shopify-products.ts";
import { createShopifyVariants } from "./create-shopify-variants.ts";
import { createStorefrontApi } from "./create-storefront-api.ts";
import type { ShopifyLogger } from "./shopify-logger.ts";

type ShopifyOptions = {
  /** "example.myshopify.com", or an address with scheme and path prefix. */
  storeDomain: string;
  privateAccessToken: string;
  /** Addresses under this origin become paths. */
  publicUrl: string;
  vendorFetch: VendorFetch;
  logger?: ShopifyLogger;
};

export type ShopifyClient = ProductSource & LocationSource & CartPort & GiftSource & VariantSource;

const noLogger: ShopifyLogger = { warn: () => undefined };

/** Speaks to Shopify's Storefront API 2026-04 in the shop's own terms: the source of products and stores, and the keeper of carts. Throws AppErrors only. */
export function createShopifyClient({
  storeDomain,
  privateAccessToken,
  publicUrl,
  vendorFetch,
  logger = noLogger,
}: ShopifyOptions): ShopifyClient {
  const api = createStorefrontApi({ storeDomain, privateAccessToken, vendorFetch });
  return {
    ...createShopifyProducts(api, publicUrl, logger),
    ...createShopifyLocations(api, logger),
    ...createShopifyCarts(api, publicUrl),
    ...createShopifyGifts(api, publicUrl, logger),
    ...createShopifyVariants(api),
  };
}
