import { expect, test } from "vitest";
import { pathAfterSignIn } from "./path-after-sign-in.ts";

const publicUrl = "https://shop.example";

test.each([
  [undefined, "/"],
  ["/account#order-history", "/account#order-history"],
  ["/parts/brakes?page=2", "/parts/brakes?page=2"],
  [`${publicUrl}/cart`, "/cart"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["\\\\evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["https://evil.example/", "/"],
  ["https://shop.example@evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  ["http://shop.example/", "/"],
  ["/login?return_to=/cart", "/"],
  ["/logout", "/"],
  ["/callback?code=1", "/"],
  ["/api/cart", "/"],
  [`/${"a".repeat(2000)}`, "/"],
])("a sign-in that was asked to return to %j returns to %j", (returnTo, expected) => {
  expect(pathAfterSignIn(returnTo, publicUrl)).toBe(expected);
});

test.each([
  ["/logins", "/logins"],
  ["/parts/login", "/parts/login"],
  ["/login", "/"],
  ["/LOGIN", "/"],
  ["/api", "/"],
  ["/callback#x", "/"],
  [`/${"a".repeat(999)}`, `/${"a".repeat(999)}`],
  [`/${"a".repeat(1000)}`, "/"],
])("of the pages around a sign-in none is returned to, of all others any that fits into a cookie: %s", (returnTo, expected) => {
  expect(pathAfterSignIn(returnTo, publicUrl)).toBe(expected);
});
