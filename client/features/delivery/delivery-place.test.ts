import { expect, test } from "vitest";
import { parseDeliveryPlace } from "./delivery-place.ts";

const place = { postcode: "0822", state: "NT", suburb: "McMinns Lagoon" };

test("a remembered place is read with its label", () => {
  expect(parseDeliveryPlace(JSON.stringify(place))).toEqual({ ...place, label: "McMinns Lagoon NT 0822" });
});

test("a postcode of which no suburb is known is remembered by itself", () => {
  expect(parseDeliveryPlace(JSON.stringify({ ...place, suburb: "" }))).toEqual({ ...place, suburb: "", label: "NT 0822" });
});

test("a place without a postcode, or without what a carrier needs, is discarded [shop-5.16] [shop-3.29]", () => {
  const broken = [
    { ...place, postcode: "" },
    { ...place, postcode: 822 },
    { ...place, postcode: "82" },
    { ...place, state: "" },
    { ...place, suburb: undefined },
    [],
    "x",
    1,
  ];
  for (const value of broken) expect(parseDeliveryPlace(JSON.stringify(value))).toBeNull();
  for (const text of [null, "", "{", "undefined"]) expect(parseDeliveryPlace(text)).toBeNull();
});
