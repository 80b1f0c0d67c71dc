import { expect, test } from "vitest";
import { exampleCard, exampleWish } from "./example-wish.ts";
import { isWish, wishOf } from "./wish.ts";

test("a saved product is taken as it was written, also one that the shop hasn't told about yet", () => {
  expect(isWish(exampleWish())).toBe(true);
  expect(isWish(exampleWish(1, { seen: null }))).toBe(true);
  expect(isWish(wishOf(exampleCard()))).toBe(true);
});

test("a saved product with a missing or foreign field is not taken", () => {
  const { seen, ...wish } = exampleWish();
  for (const field of ["id", "handle", "title", "seen"]) expect(isWish({ ...wish, seen, [field]: {} })).toBe(false);
  for (const field of Object.keys(seen ?? {})) expect(isWish({ ...wish, seen: { ...seen, [field]: {} } })).toBe(false);
});

test("an id or a handle that would lead elsewhere is not taken", () => {
  for (const id of ["1", "gid://shopify/Product/", "gid://shopify/Cart/1", "gid://shopify/Product/1?x"])
    expect(isWish(exampleWish(1, { id }))).toBe(false);
  for (const handle of ["", "a/b", "//evil.test", "a?b", "javascript:x"]) expect(isWish(exampleWish(1, { handle }))).toBe(false);
});
