import { expect, test } from "vitest";
import { toOwnPath } from "./own-path.ts";

test.each([
  ["https://shop.test/products/badge?size=1#top", "/products/badge?size=1#top"],
  ["https://shop.test/", "/"],
  ["https://shop.test", "https://shop.test"],
  ["https://shop.test.evil.test/a", "https://shop.test.evil.test/a"],
  ["https://other.test/a", "https://other.test/a"],
  ["a text", "a text"],
  ["https://shop.test//other.test/a", "https://shop.test//other.test/a"],
  ["https://shop.test/\\other.test/a", "https://shop.test/\\other.test/a"],
  ["https://shop.test/\t/other.test/a", "https://shop.test/\t/other.test/a"],
])("%s becomes %s", (url, path) => {
  expect(toOwnPath(url, "https://shop.test")).toBe(path);
  expect(toOwnPath(url, "https://shop.test/below")).toBe(path);
});

test("each origin keeps to its own", () => {
  expect(toOwnPath("https://one.test/a", "https://one.test")).toBe("/a");
  expect(toOwnPath("https://one.test/a", "https://two.test")).toBe("https://one.test/a");
});
