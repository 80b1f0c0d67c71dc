import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Availability, availabilityOf, isPurchasable } from "./availability.ts";
import { brandHref, cardTags, fulfilmentLabel, isAddedFromCard, ratingLabel, savingLabel, stockLabel } from "./product-card-rules.ts";

const availability = fc.constantFrom<Availability>("special-order", "backorder", "made-to-order", "out-of-stock", "in-stock");

test("the stock label names each state", () => {
  expect(stockLabel("special-order")).toBe("Special Order");
  expect(stockLabel("backorder")).toBe("Backorder");
  expect(stockLabel("in-stock")).toBe("In Stock");
  expect(stockLabel("out-of-stock")).toBe("No Stock Available");
});

test("of several states the label names the first: special order, backorder, made to order, out of stock, in stock [shop-2.45]", () => {
  const facts = fc.record({ isSpecialOrder: fc.boolean(), isBackOrder: fc.boolean(), isMadeToOrder: fc.boolean(), stockCount: fc.nat(3) });
  fc.assert(
    fc.property(facts, (part) => {
      const named = [
        part.isSpecialOrder && "Special Order",
        part.isBackOrder && "Backorder",
        part.isMadeToOrder && "Made to Order",
        part.stockCount === 0 && "No Stock Available",
        "In Stock",
      ];
      expect(stockLabel(availabilityOf(part))).toBe(named.find(Boolean));
    }),
  );
});

test("the second line tells how the part can be had [shop-2.46]", () => {
  expect(fulfilmentLabel({ availability: "in-stock", isInStoreOnly: true })).toBe("In-store only");
  expect(fulfilmentLabel({ availability: "in-stock", isInStoreOnly: false })).toBe("In-store & Delivery");
  expect(fulfilmentLabel({ availability: "backorder", isInStoreOnly: false })).toBe("In-store or Delivery");
  expect(fulfilmentLabel({ availability: "in-stock", isInStoreOnly: false, isGiftCard: true })).toBe("Sent by email");
});

describe("tags [shop-2.48]", () => {
  test("are two at most, and one when on sale", () => {
    expect(cardTags(["a", "b", "c"], false)).toEqual(["a", "b"]);
    expect(cardTags(["a", "b", "c"], true)).toEqual(["a"]);
  });

  test("are written in lower case with spaces", () => {
    expect(cardTags(["Made_in_Australia"], false)).toEqual(["made in australia"]);
  });

  test("leave out the reserved one, and no other", () => {
    expect(cardTags(["no_carousel", "hidden_from_shelves"], false)).toEqual(["hidden from shelves"]);
    expect(cardTags(["no_carousel", "kit"], false)).toEqual(["kit"]);
    expect(cardTags(["No_Carousel", "_", "kit", "Kit"], false)).toEqual(["kit"]);
  });

  test("say 'rares price' on a sale without tags, and never else [shop-2.49]", () => {
    expect(cardTags([], true)).toEqual(["rares price"]);
    expect(cardTags(["no_carousel"], true)).toEqual(["rares price"]);
    expect(cardTags([], false)).toEqual([]);
  });

  test("never show an underscore, a capital, nothing at all or more than two", () => {
    const tag = fc.oneof(fc.string(), fc.constantFrom("no_carousel", "Made_in_Australia", "KIT", "_"));
    fc.assert(
      fc.property(fc.array(tag), fc.boolean(), (tags, isOnSale) => {
        const shown = cardTags(tags, isOnSale);
        expect(shown.length).toBeLessThanOrEqual(isOnSale ? 1 : 2);
        for (const text of shown) expect(text).toBe(text.toLowerCase().replaceAll("_", " ").trim());
        expect(shown).not.toContain("");
        expect(shown).not.toContain("no carousel");
      }),
    );
  });
});

test("a part is added from its card exactly when it can be ordered, has one variant and may be posted", () => {
  fc.assert(
    fc.property(availability, fc.boolean(), fc.boolean(), (state, hasVariants, isInStoreOnly) => {
      const isAdded = isAddedFromCard({ availability: state, hasVariants, isInStoreOnly });
      expect(isAdded).toBe(isPurchasable(state) && !hasVariants && !isInStoreOnly);
    }),
  );
});

test("products with variants, out of stock or in-store-only are viewed, not added [shop-2.47]", () => {
  const plain = { availability: "in-stock", hasVariants: false, isInStoreOnly: false } as const;
  expect(isAddedFromCard(plain)).toBe(true);
  expect(isAddedFromCard({ ...plain, availability: "backorder" })).toBe(true);
  expect(isAddedFromCard({ ...plain, hasVariants: true })).toBe(false);
  expect(isAddedFromCard({ ...plain, isInStoreOnly: true })).toBe(false);
  expect(isAddedFromCard({ ...plain, availability: "out-of-stock" })).toBe(false);
});

test("savings are shown to the cent, and only when there are any [shop-2.50]", () => {
  expect(savingLabel(8_050, 10_000)).toBe("Save $19.50");
  expect(savingLabel(10_000, 8_000)).toBeNull();
  expect(savingLabel(10_000, null)).toBeNull();
  expect(savingLabel(10_000, 10_000)).toBeNull();
  expect(savingLabel(100_000, 223_405)).toBe("Save $1,234.05");
});

test("the saving and the price together are the compare price, to the cent [shop-9.2]", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (priceCents, saved) => {
      const label = savingLabel(priceCents, priceCents + saved) ?? "";
      expect(Math.round(Number(label.replace("Save $", "").replaceAll(",", "")) * 100)).toBe(saved);
      expect(label).toMatch(/^Save \$[\d,]+\.\d\d$/);
    }),
  );
});

test("a score is told with one decimal out of five, and only when somebody gave one", () => {
  expect(ratingLabel(4.46, 12)).toBe("4.5");
  expect(ratingLabel(5, 1)).toBe("5.0");
  expect(ratingLabel(7, 1)).toBe("5.0");
  expect(ratingLabel(4, 0)).toBeNull();
  expect(ratingLabel(null, 3)).toBeNull();
});

test("a vendor without a brand page links to a search for it [shop-2.51]", () => {
  expect(brandHref({ brandSlug: "ironbark", vendor: "Ironbark" })).toBe("/brands/ironbark");
  expect(brandHref({ brandSlug: null, vendor: "Nuts & Bolts" })).toBe("/search?vendor=Nuts%20%26%20Bolts");
});
