import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandHref, cardTags, fulfilmentLabel, isAddedFromCard, savingLabel, stockLabel } from "./product-card-rules.ts";

test("the stock label names each state", () => {
  expect(stockLabel("special-order")).toBe("Special Order");
  expect(stockLabel("backorder")).toBe("Backorder");
  expect(stockLabel("in-stock")).toBe("In Stock");
  expect(stockLabel("out-of-stock")).toBe("No Stock Available");
});

test("the second line tells how the part can be had", () => {
  expect(fulfilmentLabel({ availability: "in-stock", isInStoreOnly: true })).toBe("In-store only");
  expect(fulfilmentLabel({ availability: "in-stock", isInStoreOnly: false })).toBe("In-store & Delivery");
  expect(fulfilmentLabel({ availability: "backorder", isInStoreOnly: false })).toBe("In-store or Delivery");
});

describe("tags", () => {
  test("are two at most, and one when on sale", () => {
    expect(cardTags(["a", "b", "c"], false)).toEqual(["a", "b"]);
    expect(cardTags(["a", "b", "c"], true)).toEqual(["a"]);
  });

  test("are written in lower case with spaces", () => {
    expect(cardTags(["Made_in_Australia"], false)).toEqual(["made in australia"]);
  });

  test("leave out what is reserved", () => {
    expect(cardTags(["no_carousel", "kit"], false)).toEqual(["kit"]);
  });

  test("say 'rares price' on a sale without tags, and never else", () => {
    expect(cardTags([], true)).toEqual(["rares price"]);
    expect(cardTags(["no_carousel"], true)).toEqual(["rares price"]);
    expect(cardTags([], false)).toEqual([]);
  });

  test("never show an underscore or more than two", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.boolean(), (tags, isOnSale) => {
        const shown = cardTags(tags, isOnSale);
        expect(shown.length).toBeLessThanOrEqual(isOnSale ? 1 : 2);
        expect(shown.join("")).not.toContain("_");
      }),
    );
  });
});

test("products with variants, out of stock or in-store-only are viewed, not added", () => {
  const plain = { availability: "in-stock", hasVariants: false, isInStoreOnly: false } as const;
  expect(isAddedFromCard(plain)).toBe(true);
  expect(isAddedFromCard({ ...plain, availability: "backorder" })).toBe(true);
  expect(isAddedFromCard({ ...plain, hasVariants: true })).toBe(false);
  expect(isAddedFromCard({ ...plain, isInStoreOnly: true })).toBe(false);
  expect(isAddedFromCard({ ...plain, availability: "out-of-stock" })).toBe(false);
});

test("savings are shown to the cent, and only when there are any", () => {
  expect(savingLabel(8_050, 10_000)).toBe("Save $19.50");
  expect(savingLabel(10_000, 8_000)).toBeNull();
  expect(savingLabel(10_000, null)).toBeNull();
});

test("a vendor without a brand page links to a search for it", () => {
  expect(brandHref({ brandSlug: "ironbark", vendor: "Ironbark" })).toBe("/brands/ironbark");
  expect(brandHref({ brandSlug: null, vendor: "Nuts & Bolts" })).toBe("/search?vendor=Nuts%20%26%20Bolts");
});
