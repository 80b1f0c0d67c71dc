import { expect, test } from "vitest";
import { sessionMarkerCookie } from "../customer/session-marker.ts";
import { cartMarkerCookie, wasGivenCart } from "./cart-marker.ts";

test.each([
  ["", false],
  ["locale=en; currency=AUD; had-has-cart=1", false],
  [`${cartMarkerCookie}=1`, true],
  ["locale=en; has-cart=1", true],
  [`locale=en; ${sessionMarkerCookie}=1795300000000; currency=AUD`, true],
])("the cookies %j tell whether there may be a cart", (cookies, expected) => {
  expect(wasGivenCart(cookies)).toBe(expected);
});
