import { expect, test } from "vitest";
import { createPlacesClient } from "./create-places-client.ts";

test("suburbs and postcodes of Australia and New Zealand are asked for, in the session of whoever types, and only what is shown is paid for [shop-7.15]", async () => {
  const asked: Request[] = [];
  const client = createPlacesClient({
    apiKey: "key-1",
    endpoint: undefined,
    vendorFetch: async (url, init) => {
      asked.push(new Request(url, init));
      return Response.json({});
    },
  });
  expect(await client.search("devonport", "session-1")).toEqual([]);
  await client.search("3058", undefined);
  const [first, second] = asked;
  expect([first?.method, first?.url]).toEqual(["POST", "https://places.googleapis.com/v1/places:autocomplete"]);
  expect(Object.fromEntries(first?.headers ?? [])).toMatchObject({
    "x-goog-api-key": "key-1",
    "x-goog-fieldmask": "suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat",
  });
  expect(await first?.json()).toEqual({
    input: "devonport",
    includedRegionCodes: ["au", "nz"],
    includedPrimaryTypes: ["locality", "sublocality", "postal_code"],
    languageCode: "en-AU",
    regionCode: "au",
    sessionToken: "session-1",
  });
  expect(await second?.json()).not.toHaveProperty("sessionToken");
});

test("a postcode is a place without a suburb, for Google tells of none where it has several", async () => {
  const component = (text: string, short: string, type: string) => ({ longText: text, shortText: short, types: [type, "political"] });
  const client = createPlacesClient({
    apiKey: "key-1",
    endpoint: undefined,
    vendorFetch: async () =>
      Response.json({
        id: "ChIJ-postcode",
        location: { latitude: -37.73, longitude: 144.96 },
        addressComponents: [
          { longText: "3058", shortText: "3058", types: ["postal_code"] },
          component("Victoria", "VIC", "administrative_area_level_1"),
          component("Australia", "AU", "country"),
        ],
      }),
  });
  expect(await client.byId("ChIJ-postcode", undefined)).toMatchObject({ postcode: "3058", state: "VIC", suburb: "" });
});
