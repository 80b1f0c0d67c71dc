import type { VariantSource } from "#server/stock-alerts/variant-source.ts";
import type { StorefrontApi } from "./create-storefront-api.ts";
import { VariantOfferDocument } from "./generated/graphql.ts";

export function createShopifyVariants(api: StorefrontApi): VariantSource {
  return {
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
