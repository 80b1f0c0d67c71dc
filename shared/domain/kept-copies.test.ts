import { expect, test } from "vitest";
import { copyKindOf, copyLimits, readPageMessage } from "./kept-copies.ts";

test.each(["/products/galah-drum-1", "/assemblies/hq-front-disc-brake-corner"])("%s is kept as everybody's", (path) => {
  expect(copyKindOf(path)).toBe("public");
});

test.each(["/garage", "/garage/card", "/projects", "/projects/0123456789abcdef0123"])("%s is kept as one's own", (path) => {
  expect(copyKindOf(path)).toBe("own");
});

test.each([
  "/",
  "/cart",
  "/account",
  "/account/orders",
  "/checkout",
  "/login",
  "/callback",
  "/garage/registration",
  "/projects/add",
  `/projects/shared/${"a".repeat(40)}`,
  "/projects/0123456789abcdef0123/csv",
  "/search",
  "/products",
  "/products/a/b",
  "/api/cart",
  "/_vendors/checkout/1",
])("%s is never kept", (path) => {
  expect(copyKindOf(path)).toBeNull();
});

test("all that is kept is less than 100 MB at its largest", () => {
  const { public: open, own, files, pictures } = copyLimits;
  const bytes = [open, own, files, pictures].reduce((sum, limit) => sum + limit.entries * limit.bytes, 0);
  expect(bytes).toBeLessThan(100_000_000);
});

const addition = { name: "A drum", key: "k".repeat(32), lines: [{ variantId: "gid://shopify/ProductVariant/1", quantity: 2 }] };

test("what a page of this build says is understood", () => {
  const keep = { type: "keep", page: "/products/a", along: ["/garage"], pictures: [], isSignedIn: false };
  for (const message of [keep, { type: "add-later", addition }, { type: "send" }, { type: "take-news" }])
    expect(readPageMessage(message)).toEqual(message);
});

test.each([
  null,
  "keep",
  {},
  { type: "unknown" },
  { type: "keep", page: "/garage" },
  { type: "keep", page: "/garage", along: [1], pictures: [], isSignedIn: true },
  { type: "keep", page: "/garage", along: Array(21).fill("/garage"), pictures: [], isSignedIn: true },
  { type: "add-later", addition: { ...addition, key: "short" } },
  { type: "add-later", addition: { ...addition, lines: null } },
  { type: "add-later", addition: { ...addition, lines: [] } },
  { type: "add-later", addition: { ...addition, lines: [...addition.lines, null] } },
  { type: "add-later", addition: { ...addition, lines: Array(251).fill(addition.lines[0]) } },
])("%o is not", (message) => {
  expect(readPageMessage(message)).toBeNull();
});
