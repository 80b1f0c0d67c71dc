import { expect, test } from "vitest";
import { formatMoney, parseMoneyAmount } from "./money.ts";

test("money reads as Australians write it, always with two decimals [shop-9.1]", () => {
  expect([0, 5, 1200, 129_500, 123_456_789].map(formatMoney)).toEqual(["$0.00", "$0.05", "$12.00", "$1,295.00", "$1,234,567.89"]);
});

test("a vendor's amount is read to the cent, and what is none is refused", () => {
  expect(["1295.0", "0.1", "19.99", "7"].map(parseMoneyAmount)).toEqual([129_500, 10, 1999, 700]);
  for (const amount of ["", " ", "free", "1,295"]) expect(() => parseMoneyAmount(amount)).toThrow(RangeError);
});
