import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  affiliateAttribute,
  giftAttribute,
  isAffiliateClick,
  isAllowedAttribute,
  isCarriedOver,
  isHiddenAttribute,
} from "./cart-attributes.ts";

describe("a line's attributes", () => {
  test("may be anything short that has a name", () => {
    expect(isAllowedAttribute({ key: "Side", value: "<b>LH</b>" })).toBe(true);
    expect(isAllowedAttribute({ key: " ", value: "x" })).toBe(false);
    expect(isAllowedAttribute({ key: "Side", value: "x".repeat(1001) })).toBe(false);
    expect(isAllowedAttribute({ key: "k".repeat(256), value: "x" })).toBe(false);
  });

  test("are hidden only where this shop hides them", () => {
    expect(isAllowedAttribute({ key: giftAttribute, value: "gid://shopify/Metaobject/1" })).toBe(true);
    expect(isAllowedAttribute({ key: affiliateAttribute, value: "aff-42_a.b~c" })).toBe(true);
    expect(isAllowedAttribute({ key: "__price", value: "0" })).toBe(false);
    expect(isHiddenAttribute("__anything")).toBe(true);
    expect(isHiddenAttribute("Side")).toBe(false);
  });
});

test("an affiliate click is a token that no header, cookie or markup can be broken with [shop-3.15]", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      void expect(!isAffiliateClick(value) || (encodeURI(value) === value && !/["'<>;,\s\\]/.test(value) && value.length <= 128)).toBe(
        true,
      );
    }),
  );
  for (const value of ["", "a b", "a;b", "<script>", "ä", "x".repeat(129)]) expect(isAffiliateClick(value)).toBe(false);
});

test("attributes may be as long as the platform keeps them, and no longer", () => {
  expect(isAllowedAttribute({ key: "k".repeat(255), value: "x".repeat(1000) })).toBe(true);
});

test("a line that is put back brings an affiliate's click along, but neither its gift nor what others hid", () => {
  expect(isCarriedOver({ key: affiliateAttribute, value: "aff-42" })).toBe(true);
  expect(isCarriedOver({ key: affiliateAttribute, value: "a b" })).toBe(false);
  expect(isCarriedOver({ key: giftAttribute, value: "g1" })).toBe(false);
  expect(isCarriedOver({ key: "__price", value: "0" })).toBe(false);
  expect(isCarriedOver({ key: "Side", value: "LH" })).toBe(false);
});
