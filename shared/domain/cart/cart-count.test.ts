import { expect, test } from "vitest";
import { readCartCount } from "./cart-count.ts";

test("a count stands wherever it comes among the cookies, and counts what one page may be kept for: one to 9,999", () => {
  for (const count of [1, 10, 9999]) {
    expect(readCartCount(`cart-count=${count}`)).toBe(count);
    expect(readCartCount(`theme=dark; cart-count=${count}; garage=1`)).toBe(count);
  }
});

// A page is kept for each count that there is.
test.each(["", "0", "01", "10000", "1.5", "-1", "1e3", "x2", "2x", "two"])("what is no such count is none: %j", (value) => {
  expect(readCartCount(`cart-count=${value}`)).toBeNull();
});

test("without the cookie there is nothing to count", () => {
  for (const header of [undefined, null, "", "cart=2", "my-cart-count=2"]) expect(readCartCount(header)).toBeNull();
});
