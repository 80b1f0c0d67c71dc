import type { Store } from "#shared/contract/stores/store.ts";

/** A store for tests. */
export function exampleStore(changes: Partial<Store> = {}): Store {
  return {
    placeId: "ChIJc0fcs",
    name: "Coburg North",
    shortName: "Coburg North",
    url: "/stores/ChIJc0fcs/coburg-north",
    street: "1187 Sydney Road",
    suburb: "Coburg North",
    state: "VIC",
    postcode: "3058",
    countryCode: "AU",
    coordinates: { latitude: -37.72789, longitude: 144.97024 },
    phone: "(03) 7010 1037",
    timeZone: "Australia/Melbourne",
    openingHours: [
      { day: "Monday", span: { opens: "08:30", closes: "17:00" } },
      { day: "Sunday", span: null },
    ],
    closedOn: [],
    ...changes,
  };
}
