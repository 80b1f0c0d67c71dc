import { describe, expect, test } from "vitest";
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

const keep = { type: "keep", page: "/products/a", along: ["/garage"], pictures: ["/a.webp"], isSignedIn: false };
const line = { variantId: "gid://shopify/ProductVariant/1", quantity: 2 };
const laterWith = (changed: object) => readPageMessage({ type: "add-later", addition: { ...addition, ...changed } });
const laterLines = (...lines: unknown[]) => {
  const message = laterWith({ lines });
  return message?.type === "add-later" ? message.addition.lines : null;
};

test.each([
  ["a page that is no text", { ...keep, page: 1 }],
  ["pictures that are no list", { ...keep, pictures: "/a.webp" }],
  ["a customer who may be signed in or not", { ...keep, isSignedIn: "yes" }],
  ["all that is to be kept, in an order that isn't known", { ...keep, type: "drop" }],
  ["all that is to be added, in an order that isn't known", { type: "drop", addition }],
  ["an addition without what is added", { type: "add-later" }],
])("%s is no message of a page", (_, message) => {
  expect(readPageMessage(message)).toBeNull();
});

test("twenty pages are kept along with one", () => {
  const many = { ...keep, along: Array(20).fill("/garage") };
  expect(readPageMessage(many)).toEqual(many);
});

test.each([null, "A drum", 5, undefined, { name: "A drum", key: "k".repeat(32) }])("an addition that is %o is not made later", (broken) => {
  expect(readPageMessage({ type: "add-later", addition: broken })).toBeNull();
});

test.each([{ name: 1 }, { name: undefined }, { key: null }, { lines: "one" }])("an addition with %o is not made later", (changed) => {
  expect(laterWith(changed)).toBeNull();
});

test.each(["one", null, 1, {}, { variantId: 1, quantity: 2 }, { variantId: line.variantId, quantity: "2" }, { quantity: 2 }])(
  "a line %o is none to add, and the others aren't added without it",
  (broken) => {
    expect(laterLines(line, broken)).toBeNull();
  },
);

test("as many lines as the cart takes at once are added later", () => {
  expect(laterLines(...Array.from({ length: 250 }, () => ({ ...line })))).toHaveLength(250);
});

describe("what a line was bought with", () => {
  const engraved = { key: "Engraving", value: "Rosie" };

  test("is added later too", () => {
    expect(laterLines({ ...line, attributes: [engraved] })).toStrictEqual([{ ...line, attributes: [engraved] }]);
  });

  test.each([null, undefined, "Engraving", 7, {}, { key: "Engraving" }, { key: 1, value: "a" }, { key: "a", value: 1 }, { value: "a" }])(
    "is left out where it is %o",
    (broken) => {
      expect(laterLines({ ...line, attributes: [broken, engraved] })).toStrictEqual([{ ...line, attributes: [engraved] }]);
      expect(laterLines({ ...line, attributes: [broken] })).toStrictEqual([line]);
    },
  );

  test("doesn't keep a line from the cart where it is no list", () => {
    expect(laterLines({ ...line, attributes: "Engraving" })).toStrictEqual([line]);
  });
});
