import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { isCart } from "./is-cart.ts";

test("a stored cart is taken as it was written", () => {
  expect(isCart(JSON.parse(JSON.stringify(exampleCart())))).toBe(true);
});

test("a cart with a damaged field or line is not taken", () => {
  for (const name of Object.keys(exampleCart())) expect(isCart({ ...exampleCart(), [name]: undefined })).toBe(false);
  for (const name of ["id", "title", "priceCents", "quantity", "options", "isGift", "freeQuantity", "hiddenAttributes"])
    expect(isCart(exampleCart({ lines: [{ ...exampleLine(), [name]: undefined }] }))).toBe(false);
});

test("a checkout address that leaves the shop is not taken", () => {
  for (const checkoutUrl of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
    expect(isCart(exampleCart({ checkoutUrl }))).toBe(false);
});

test("anything else that storage may hold is not taken", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(isCart(value)).toBe(false);
    }),
  );
});
