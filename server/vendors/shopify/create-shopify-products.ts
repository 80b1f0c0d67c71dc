import type { ProductSource } from "#server/catalogue/product-source.ts";
import type { StorefrontApi } from "./create-storefront-api.ts";
import {
  ProductByHandleDocument,
  ProductCardsDocument,
  ProductRecommendationsDocument,
  ProductStockDocument,
  SitemapProductsDocument,
} from "./generated/graphql.ts";
import { presentProductCard } from "./present-product-card.ts";
import { presentProduct } from "./present-product.ts";
import { presentStoreStock } from "./present-store-stock.ts";
import { cardMetafields, productMetafields } from "./product-metafields.ts";
import type { ShopifyLogger } from "./shopify-logger.ts";

/** 250 products a page: room for a quarter of a million, and an end for a platform that always promises one more. */
const sitemapPageLimit = 1000;

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
    recommendations: (handle) =>
      api({
        name: "ProductRecommendations",
        document: ProductRecommendationsDocument,
        variables: { handle, metafields: cardMetafields },
        isIdempotent,
        present: ({ productRecommendations }) =>
          (productRecommendations ?? []).map((product) => presentProductCard(product, publicUrl, logger)),
      }),
    cards: (ids) =>
      api({
        name: "ProductCards",
        document: ProductCardsDocument,
        variables: { ids, metafields: cardMetafields },
        isIdempotent,
        present: ({ nodes }) =>
          nodes.flatMap((node) => (node?.__typename === "Product" ? [presentProductCard(node, publicUrl, logger)] : [])),
      }),
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
