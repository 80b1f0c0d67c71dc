import type { LocationSource } from "#server/stores/location-source.ts";
import type { StorefrontApi } from "./create-storefront-api.ts";
import { StoreLocationsDocument } from "./generated/graphql.ts";
import { locationMetafields } from "./location-metafields.ts";
import { presentLocation } from "./present-location.ts";
import type { ShopifyLogger } from "./shopify-logger.ts";

export function createShopifyLocations(api: StorefrontApi, logger: ShopifyLogger): LocationSource {
  return {
    locations: () =>
      api({
        name: "StoreLocations",
        document: StoreLocationsDocument,
        variables: { metafields: locationMetafields },
        isIdempotent: true,
        present: ({ locations }) =>
          locations.nodes.flatMap((node) => {
            const location = presentLocation(node, logger);
            return location === null ? [] : [location];
          }),
      }),
  };
}
