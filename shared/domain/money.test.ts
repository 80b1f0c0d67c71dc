import { expect, test } from "vitest";
import { formatMoney, formatNumber, parseMoneyAmount, savingCents } from "./money.ts";

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
