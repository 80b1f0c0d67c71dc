import type { GiftSource } from "#server/cart/gift-source.ts";
import { isLogged } from "#shared/domain/app-error.ts";
import type { StorefrontApi } from "./create-storefront-api.ts";
import { FreeGiftOffersDocument } from "./generated/graphql.ts";
import { presentFreeGift } from "./present-free-gift.ts";
import type { ShopifyLogger } from "./shopify-logger.ts";

/**
 * Reads the free gifts. The Storefront API doesn't tell which automatic discounts there are, so the merchant keeps an entry of the metaobject "free_gift" for each;
 * an account without that metaobject has none.
 */
export function createShopifyGifts(api: StorefrontApi, publicUrl: string, logger: ShopifyLogger): GiftSource {
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
        if (isLogged(error)) throw error;
        logger.warn({ event: "shopify.free-gifts", error }, "the free gifts can't be read; the token may lack the scope for metaobjects");
        return [];
      }
    },
  };
}
