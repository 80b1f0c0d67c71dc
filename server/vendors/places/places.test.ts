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
