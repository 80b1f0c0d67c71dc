import type { Store } from "#shared/contract/stores/store.ts";

type Address = Pick<Store, "street" | "suburb" | "state" | "postcode" | "countryCode">;

/** The lines of an address as they'd stand on a letter. The regions' codes of New Zealand are of no use on one, its name is. */
export function addressLines({ street, suburb, state, postcode, countryCode }: Address): string[] {
  const isInNewZealand = countryCode === "NZ";
  const town = [suburb, isInNewZealand ? "" : state, postcode].filter(Boolean).join(" ");
  return [street, town, isInNewZealand ? "New Zealand" : ""].filter(Boolean);
}

/** Where Google Maps shows the way to a store. Source: https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export function directionsUrl(store: Address & Pick<Store, "placeId" | "name">): string {
  const query = new URLSearchParams({
    api: "1",
    destination: [store.name, ...addressLines(store)].join(", "),
    destination_place_id: store.placeId,
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
