import * as fc from "fast-check";
import { expect, test } from "vitest";
import { slugify } from "./slug.ts";

test.each([
  ["Guards & Inner Guards", "guards-and-inner-guards"],
  ["  Door – Seals!  ", "door-seals"],
  ["Driver's Kit", "drivers-kit"],
  ["Driver’s Kit", "drivers-kit"],
  ["Citroën", "citroen"],
  ["4x4 -- 253/308", "4x4-253-308"],
  ["!?", ""],
])("%j becomes %j", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test("a slug is a segment of an address, and stays itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const slug = slugify(title);
      void expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      void expect(slugify(slug)).toBe(slug);
    }),
  );
});
