import { expect, test } from "vitest";
import { exampleStore } from "../example-store.ts";
import { storeJsonLd } from "./store-json-ld.ts";

const site = { origin: "https://shop.example", siteName: "Rares" };

test("a store is told to search engines with its address, its place and the days it is open", () => {
  expect(storeJsonLd(exampleStore(), site)).toMatchObject({
    "@type": "AutoPartsStore",
    name: "Rares Coburg North",
    url: "https://shop.example/stores/ChIJc0fcs/coburg-north",
    telephone: "+61 3 7010 1037",
    address: { addressLocality: "Coburg North", addressRegion: "VIC", postalCode: "3058", addressCountry: "AU" },
    geo: { latitude: -37.72789, longitude: 144.97024 },
    openingHoursSpecification: [{ dayOfWeek: "Monday", opens: "08:30", closes: "17:00" }],
  });
});

test.each([
  ["0412 345 678", "AU", "+61 412 345 678"],
  ["1300 555 010", "AU", "1300 555 010"],
  ["+64 9 555 0142", "NZ", "+64 9 555 0142"],
])("the number %s in %s is told as %s, for search engines take it with its country", (phone, countryCode, telephone) => {
  expect(storeJsonLd(exampleStore({ phone, countryCode }), site)).toMatchObject({ telephone });
});

test("what nobody knows of a store isn't told", () => {
  const told = storeJsonLd(exampleStore({ phone: null, coordinates: null, openingHours: [] }), site);
  expect(told).not.toHaveProperty("telephone");
  expect(told).not.toHaveProperty("geo");
  expect(told).toMatchObject({ openingHoursSpecification: [] });
});
