import type { Store } from "#shared/contract/stores/store.ts";
import { directionsUrl } from "./store-address.ts";

type JsonLdSite = { origin: string; siteName: string };

/** schema.org's AutoPartsStore. A day that the store is closed isn't listed, which says so. */
export function storeJsonLd(store: Store, { origin, siteName }: JsonLdSite): object {
  const url = new URL(store.url, origin).href;
  const { coordinates, phone } = store;
  return {
    "@context": "https://schema.org",
    "@type": "AutoPartsStore",
    "@id": url,
    name: `${siteName} ${store.name}`,
    url,
    hasMap: directionsUrl(store),
    parentOrganization: { "@id": new URL("/#organisation", origin).href },
    address: {
      "@type": "PostalAddress",
      streetAddress: store.street,
      addressLocality: store.suburb,
      addressRegion: store.state,
      postalCode: store.postcode,
      addressCountry: store.countryCode,
    },
    ...(phone && { telephone: store.countryCode === "AU" ? withCountry(phone) : phone }),
    ...(coordinates && { geo: { "@type": "GeoCoordinates", ...coordinates } }),
    openingHoursSpecification: store.openingHours.flatMap(({ day, span }) =>
      span ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: day, ...span }] : [],
    ),
  };
}

/** "(03) 7010 1037" is "+61 3 7010 1037"; a 1300 number is dialled at home only. Source: developers.google.com/search/docs/appearance/structured-data/local-business */
function withCountry(phone: string): string {
  return phone.replace(/^\(?0(\d+)\)?/, "+61 $1");
}
