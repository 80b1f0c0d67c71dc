import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatNumber, parseMoneyAmount, savingCents } from "./money.ts";

test("money reads as Australians write it, always with two decimals [shop-9.1]", () => {
  expect([0, 5, 1200, 129_500, 123_456_789].map(formatMoney)).toEqual(["$0.00", "$0.05", "$12.00", "$1,295.00", "$1,234,567.89"]);
});

test("a vendor's amount is read to the cent, and what is none is refused", () => {
  expect(["1295.0", "0.1", "19.99", "7"].map(parseMoneyAmount)).toEqual([129_500, 10, 1999, 700]);
  for (const amount of ["", " ", "free", "1,295"]) expect(() => parseMoneyAmount(amount)).toThrow(RangeError);
});

test("money is read to the cent, whatever floating point makes of it, and shown as Australians write it", () => {
  expect(["1295.0", "0.29", "19.99", "0", " 5 "].map(parseMoneyAmount)).toEqual([129_500, 29, 1999, 0, 500]);
  expect([129_500, 29, 0].map(formatMoney)).toEqual(["$1,295.00", "$0.29", "$0.00"]);
  expect(formatNumber(1295.5)).toBe("1,295.5");
});

test.each(["", "  ", "free", "Infinity", "1,295.00"])("what is no amount is refused, never taken for nothing: %j", (amount) => {
  expect(() => parseMoneyAmount(amount)).toThrow(new RangeError(`Not an amount of money: ${amount}`));
});

test("only a higher compare-to price is a saving", () => {
  expect(savingCents(8000, 10_000)).toBe(2000);
  expect([null, 8000, 7000].map((compareTo) => savingCents(8000, compareTo))).toEqual([0, 0, 0]);
});

test("money and numbers read as the language's own formatter writes them, of whatever size", () => {
  const money = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });
  const number = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(formatMoney(cents)).toBe(money.format(cents / 100));
      expect([cents, cents / 10, cents / 100].map(formatNumber)).toEqual(
        [cents, cents / 10, cents / 100].map((value) => number.format(value)),
      );
    }),
  );
});
