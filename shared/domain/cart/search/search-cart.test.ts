import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type SearchCartEntry, parseSearchCart, withSearchCartEntry } from "./search-cart.ts";
import { searchOriginOf } from "./search-origin.ts";

const variantId = (id: number) => `gid://shopify/ProductVariant/${id}`;
const entry = fc.record<SearchCartEntry>({
  variantId: fc.nat({ max: 15 }).map(variantId),
  queryId: fc.stringMatching(/^[\w-]{32}$/),
  compareToPrice: fc.option(fc.nat({ max: 9_999_999 }).map((cents) => cents / 100)),
});

test("what is kept is read again: the newest ten, one for each variant, in a cookie's size [shop-3.12]", () => {
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

test("a place in the results is one of the first hundred thousand", () => {
  const positionOf = (pos: string) => searchOriginOf(`?sid=q&pos=${pos}`)?.position;
  expect(["1", "100000", "0", "100001", "1.5", "x", ""].map(positionOf)).toEqual([1, 100_000, null, null, null, null, null]);
});

test("a part that is added again from another search has the newer one's entry, first in the list", () => {
  const entries = [1, 2, 3].map((id) => ({ variantId: variantId(id), queryId: "old", compareToPrice: null }));
  const again = { variantId: variantId(3), queryId: "new", compareToPrice: 12 };
  expect(withSearchCartEntry(entries, again)).toEqual([again, entries[0], entries[1]]);
});

test("of twelve parts that were added the newest ten have an entry", () => {
  const added = Array.from({ length: 12 }, (_, id) => ({ variantId: variantId(id), queryId: "q", compareToPrice: null }));
  const kept = added.reduce<SearchCartEntry[]>(withSearchCartEntry, []);
  expect(kept).toEqual(added.slice(2).toReversed());
});

test("a price without an end, which JSON can write, is none that a search showed", () => {
  const endless = JSON.stringify([{ variantId: variantId(1), queryId: "q1", compareToPrice: 9 }]).replace(":9}", ":1e999}");
  expect(parseSearchCart(endless)).toEqual([]);
});

test("a cookie holds ten entries at most, each whole, and none where it is longer than ours ever is", () => {
  const good = { variantId: variantId(1), queryId: "q1", compareToPrice: 0 };
  expect(parseSearchCart(JSON.stringify(Array.from({ length: 12 }, () => good)))).toHaveLength(10);
  const padded = (length: number) => JSON.stringify([good]).padEnd(length, " ");
  expect(parseSearchCart(padded(2000))).toEqual([good]);
  expect(parseSearchCart(padded(2001))).toEqual([]);
});

test.each([
  { variantId: "https://evil.example/gid://shopify/ProductVariant/1" },
  { variantId: "gid://shopify/ProductVariant/1/" },
  { variantId: 1 },
  { variantId: [variantId(1)] },
  { variantId: undefined },
  { queryId: "a b" },
  { queryId: "q1;" },
  { queryId: `;${"q".repeat(3)}` },
  { queryId: 7 },
  { queryId: undefined },
  { compareToPrice: -1 },
  { compareToPrice: "12" },
  { compareToPrice: [12] },
  { compareToPrice: undefined },
])("an entry that no search made is left out: %j", (changes) => {
  const good = { variantId: variantId(1), queryId: "q1", compareToPrice: 12.5 };
  expect(parseSearchCart(JSON.stringify([{ ...good, ...changes }, good]))).toEqual([good]);
});
