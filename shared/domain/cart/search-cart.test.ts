import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type SearchCartEntry, parseSearchCart, searchOriginOf, withSearchCartEntry } from "./search-cart.ts";

const variantId = (id: number) => `gid://shopify/ProductVariant/${id}`;
const entry = fc.record<SearchCartEntry>({
  variantId: fc.nat({ max: 15 }).map(variantId),
  queryId: fc.stringMatching(/^[\w-]{32}$/),
  compareToPrice: fc.option(fc.nat({ max: 9_999_999 }).map((cents) => cents / 100)),
});

test("what is kept is read again: the newest ten, one for each variant, in a cookie's size", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (added) => {
      const kept = added.reduce<SearchCartEntry[]>(withSearchCartEntry, []);
      const text = JSON.stringify(kept);
      void expect(parseSearchCart(text)).toEqual(kept);
      void expect(kept.length).toBeLessThanOrEqual(10);
      void expect(new Set(kept.map((one) => one.variantId)).size).toBe(kept.length);
      void expect(kept[0]).toEqual(added.at(-1));
      void expect(encodeURIComponent(text).length).toBeLessThan(3500);
    }),
  );
});

test("malformed data is ignored, and a good entry among bad ones is kept", () => {
  const good = { variantId: variantId(1), queryId: "q1", compareToPrice: null };
  for (const text of ["", "{", "null", "{}", "12", `[${"1,".repeat(2000)}1]`]) expect(parseSearchCart(text)).toEqual([]);
  expect(
    parseSearchCart(
      JSON.stringify([{ ...good, queryId: "<b>" }, { ...good, variantId: "1" }, { ...good, compareToPrice: "9" }, null, good]),
    ),
  ).toEqual([good]);
  fc.assert(fc.property(fc.string(), (text) => void expect(Array.isArray(parseSearchCart(text))).toBe(true)));
});

test("an address tells the search and the place that a part was found at", () => {
  expect(searchOriginOf("?sid=a1b2&pos=3&colour=black")).toEqual({ queryId: "a1b2", position: 3 });
  expect(searchOriginOf("?sid=a1b2&pos=-3")).toEqual({ queryId: "a1b2", position: null });
  for (const search of ["", "?pos=3", "?sid=", "?sid=%3Cscript%3E", `?sid=${"a".repeat(65)}`]) expect(searchOriginOf(search)).toBeNull();
});
