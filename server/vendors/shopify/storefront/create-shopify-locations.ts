import { z } from "zod";
import type { LocationSource, SourcedLocation } from "#server/services/stores/store-service.ts";
import type { OpeningDay } from "#shared/contract/stores/store.ts";
import { formatPhoneNumber } from "#shared/domain/customer/phone-number.ts";
import { parseOpeningSpan, weekdays } from "#shared/domain/stores/opening-hours.ts";
import type { ShopifyLogger, StorefrontApi } from "./create-storefront-api.ts";
import { StoreLocationsDocument, type StoreLocationsQuery } from "./generated/graphql.ts";
import { metafieldReader } from "./present/metafield-reader.ts";

const statedDaySchema = z.object({ day: z.string(), hours: z.string() });
type StatedHours = z.infer<typeof statedDaySchema>[];

/** A location in the shop's terms; null for one without a place id, such as a warehouse that receives no shoppers. */
function presentLocation(location: StoreLocationsQuery["locations"]["nodes"][number], logger: ShopifyLogger): SourcedLocation | null {
  const { name, address } = location;
  const metafields = metafieldReader(location.metafields, location.id, logger);
  const placeId = metafields.text("place_id");
  if (placeId === null) return null;
  const { latitude, longitude } = address;
  const phone = metafields.text("phone") ?? address.phone;
  return {
    locationId: location.id,
    placeId,
    name,
    shortName: metafields.text("short_name") ?? name,
    street: [address.address1, address.address2].filter(Boolean).join(", "),
    suburb: address.city ?? "",
    state: address.provinceCode ?? "",
    postcode: address.zip ?? "",
    countryCode: address.countryCode ?? "AU",
    coordinates: typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null,
    phone: phone ? formatPhoneNumber(phone) : null,
    timeZone: metafields.timeZone("time_zone"),
    openingHours: toOpeningHours(metafields.entries("opening_hours", statedDaySchema)),
  };
}

/** In the week's order; a day that is missing or can't be read is left out, for nobody knows whether the store is closed then. */
function toOpeningHours(stated: StatedHours): OpeningDay[] {
  return weekdays.flatMap((day) => {
    const span = parseOpeningSpan(stated.find((entry) => entry.day === day)?.hours ?? "");
    return span === undefined ? [] : [{ day, span }];
  });
}

/** The metafields that make a location a store. */
const locationMetafields = ["place_id", "short_name", "time_zone", "opening_hours", "phone"].map((key) => ({
  namespace: "custom",
  key,
}));

/** The stores, from Shopify's locations with their metafields. One that can't be read is left out and logged. Source: https://shopify.dev/docs/api/storefront/latest/queries/locations */
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
