import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMyLocation } from "./my-location.ts";

test("a remembered location has both coordinates [shop-7.25] [shop-3.28]", () => {
  expect(parseMyLocation('{"lat":-37.7,"lng":144.9,"more":1}')).toEqual({ lat: -37.7, lng: 144.9 });
  for (const text of [null, "", "null", "{}", '{"lat":1}', '{"lat":"1","lng":2}', '{"lat":91,"lng":2}', "[1,2]", "{"])
    expect(parseMyLocation(text)).toBeNull();
});

test("whatever is stored, reading it never fails", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      void expect(() => parseMyLocation(text)).not.toThrow();
    }),
  );
});
