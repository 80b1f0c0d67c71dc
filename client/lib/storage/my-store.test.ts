import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseMyStore } from "./my-store.ts";

test("a remembered store is known by its place and its short name, whatever else was kept with it [shop-7.25]", () => {
  const text = JSON.stringify({ placeId: "ChIJ1", shortName: "Coburg North", name: "Coburg North", openingHours: [] });
  expect(parseMyStore(text)).toEqual({ placeId: "ChIJ1", shortName: "Coburg North" });
});

test.each([
  null,
  "",
  "{",
  "null",
  "[]",
  '{"placeId":"a"}',
  '{"placeId":1,"shortName":"b"}',
  '{"placeId":"a","shortName":" "}',
  JSON.stringify({ placeId: "a", shortName: "b".repeat(61) }),
])("%j is no store", (text) => {
  expect(parseMyStore(text)).toBeNull();
});

test("nothing that storage may hold breaks the reading", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      void expect(() => parseMyStore(text)).not.toThrow();
    }),
  );
});
