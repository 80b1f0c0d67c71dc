import { expect, test } from "vitest";
import { solePlaceOf } from "./sole-place-of.ts";

const coburg = { placeId: "a", name: "Coburg", area: "VIC 3058, Australia" };
const batman = { placeId: "b", name: "Batman", area: "VIC 3058, Australia" };

test("a whole postcode with one suburb means that suburb", () => {
  expect(solePlaceOf("3058", [coburg])).toBe(coburg);
});

test("several suburbs, none and a name leave the choice to the shopper", () => {
  expect(solePlaceOf("3058", [coburg, batman])).toBeNull();
  expect(solePlaceOf("3058", [])).toBeNull();
  expect(solePlaceOf("3058", null)).toBeNull();
  expect(solePlaceOf("Coburg", [coburg])).toBeNull();
});
