import { describe, expect, it } from "vitest";
import { exampleStore } from "../example-store.ts";
import { addressLines, directionsUrl } from "./store-address.ts";

describe("a store's address", () => {
  it("names the state in Australia, and the country in New Zealand", () => {
    expect(addressLines(exampleStore())).toEqual(["1187 Sydney Road", "Coburg North VIC 3058"]);
    const auckland = exampleStore({ street: "112 Great South Road", suburb: "Penrose", state: "AUK", postcode: "1061", countryCode: "NZ" });
    expect(addressLines(auckland)).toEqual(["112 Great South Road", "Penrose 1061", "New Zealand"]);
  });

  it("leads to a map with the place id as it is written", () => {
    const url = new URL(directionsUrl(exampleStore({ name: "Bits & Bobs", placeId: "ChIJ-aB_" })));
    expect(url.origin + url.pathname).toBe("https://www.google.com/maps/dir/");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      api: "1",
      destination: "Bits & Bobs, 1187 Sydney Road, Coburg North VIC 3058",
      destination_place_id: "ChIJ-aB_",
    });
  });
});
