import { expect, test } from "vitest";
import { formatPhoneNumber, phoneUrl } from "./phone-number.ts";

test("a number as people write it becomes one that a phone can dial", () => {
  expect(phoneUrl("(03) 5550 1000")).toBe("tel:0355501000");
  expect(phoneUrl("+64 9 555 0142")).toBe("tel:+6495550142");
});

test.each([
  ["0355501000", "(03) 5550 1000"],
  ["+61 3 5550 1000", "(03) 5550 1000"],
  ["+61 (0)3 5550-1000", "(03) 5550 1000"],
  ["(03) 55501000", "(03) 5550 1000"],
  ["+61412345678", "0412 345 678"],
  ["0412345678", "0412 345 678"],
  ["0061412345678", "0412 345 678"],
  ["1300555010", "1300 555 010"],
  ["+611300555010", "1300 555 010"],
  ["135510", "13 55 10"],
  // Digits that look like a country's code or a 13 number, and stand in the middle.
  ["0395006112", "(03) 9500 6112"],
  ["+61 3 5513 1000", "(03) 5513 1000"],
  // Of two numbers none is dropped.
  ["+61 3 5550 1000 or +61 412 345 678", "+61 3 5550 1000 or +61 412 345 678"],
  ["+6495550142", "+64 9 555 0142"],
  ["+64 9 555 0142", "+64 9 555 0142"],
  [" 5550  1000 ", "5550 1000"],
  ["+44 20 7946 0000", "+44 20 7946 0000"],
  ["ask for Reception", "ask for Reception"],
  ["", ""],
])("%j is written %j", (given, written) => {
  expect(formatPhoneNumber(given)).toBe(written);
  expect(formatPhoneNumber(written)).toBe(written);
});
