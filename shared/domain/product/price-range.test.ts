import { expect, test } from "vitest";
import { offeredPriceRanges, parsePriceRange, priceRangeLabel, typedPriceRange } from "./price-range.ts";

test.each([
  ["20", "80", "20-80"],
  ["80", "20", "20-80"],
  ["$1,500", "", "above-1500"],
  ["", "49.95", "up-to-50"],
  ["19.95", "20.01", "19-21"],
  ["0", "50", "up-to-50"],
  ["50", "50", "50-50"],
  ["9999999.99", "", "above-9999999"],
])("what is typed as %j to %j is the range %s", (lowest, highest, value) => {
  expect(typedPriceRange(lowest, highest)).toBe(value);
  expect(parsePriceRange(value)).not.toBeNull();
});

test.each([
  ["", ""],
  [null, null],
  ["cheap", "-5"],
  ["0", ""],
  ["1e3", "12345678"],
])("%j to %j narrows nothing", (lowest, highest) => {
  expect(typedPriceRange(lowest, highest)).toBeNull();
});

test("a range in the URL reads up-to-N, above-N or min-max, and nothing else [shop-5.20]", () => {
  expect(parsePriceRange("up-to-50")).toEqual({ toDollars: 50 });
  expect(parsePriceRange("above-3000")).toEqual({ fromDollars: 3000 });
  expect(parsePriceRange("60-100")).toEqual({ fromDollars: 60, toDollars: 100 });
  expect(["100-50", "-5", "up-to-", "above-x", "1-2-3", "50-100 ", "12345678-99999999"].map(parsePriceRange)).toEqual(Array(7).fill(null));
});

test("of two offered ranges that meet, the lower one has the price between them", () => {
  const offered = offeredPriceRanges.map((value) => parsePriceRange(value));
  expect(offered[0]).toEqual({ fromDollars: 0, toDollars: 50 });
  for (const range of offered.slice(1)) expect(range).toMatchObject({ isAfterRange: true });
});

test("a range has words", () => {
  expect([{ toDollars: 50 }, { fromDollars: 3000 }, { fromDollars: 50, toDollars: 100 }, {}].map(priceRangeLabel)).toEqual([
    "Up to $50",
    "Above $3,000",
    "$50 - $100",
    "Any price",
  ]);
});

test("a range that names no bounds is none", () => {
  for (const value of ["", "-", "50-", "-50", "up-to-", "50-100-200", "100-50"]) expect(parsePriceRange(value)).toBeNull();
  expect(typedPriceRange(null, "")).toBeNull();
});
