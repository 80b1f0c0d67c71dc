import { expect, test } from "vitest";
import { classify } from "./classify-request.ts";

test.each([
  ["GET", "/", "pages"],
  ["HEAD", "/parts/brakes?page=2", "pages"],
  ["GET", "/healthcheck-list", "pages"],
  ["GET", "/apiary", "pages"],
  ["GET", "/parts/assets/", "pages"],
  ["GET", "/api/cart", "apiReads"],
  ["HEAD", "/api/products/seal", "apiReads"],
  ["POST", "/api/cart/lines", "writes"],
  ["DELETE", "/api/cart/lines", "writes"],
  ["POST", "/cart", "writes"],
  ["POST", "/assets/entry.js", "writes"],
  ["GET", "/assets/entry.js", "assets"],
  ["GET", "/_vendors/pictures/seal.jpg", "assets"],
  ["GET", "/_vendors/videos/bleeding.mp4", "assets"],
  ["GET", "/_vendors/mailbox", "pages"],
  ["GET", "/healthcheck", null],
  ["GET", "/readyz", null],
])("%s %s is of the class %s", (method, url, expected) => {
  expect(classify({ method, url })).toBe(expected);
});
