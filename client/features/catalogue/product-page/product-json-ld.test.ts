import { describe, expect, test } from "vitest";
import { exampleProduct, exampleVariant } from "#shared/testing/example-product.ts";
import { productJsonLd } from "./product-json-ld.ts";

const shipping = { flatRateCents: 1295, freeFromCents: 19_900 };
const jsonLdOf = (facts: Parameters<typeof exampleProduct>[0]) => productJsonLd(exampleProduct(facts), "https://shop.example", shipping);

describe("what search engines read of a product", () => {
  test("names it by brand and both of its numbers, with an offer in dollars", () => {
    expect(jsonLdOf({ variants: [exampleVariant({ priceCents: 129_500 })] })).toMatchObject({
      name: "Example part",
      mpn: "EX-1",
      sku: "EX-1-A",
      brand: { name: "Example Brand" },
      offers: {
        url: "https://shop.example/products/example",
        price: "1295.00",
        priceCurrency: "AUD",
        availability: "https://schema.org/InStock",
        hasMerchantReturnPolicy: { merchantReturnDays: 30, merchantReturnLink: "https://shop.example/pages/refunds-and-exchanges" },
        shippingDetails: { shippingRate: { value: "0.00" } },
      },
    });
  });

  test("rates it only where somebody did", () => {
    expect(jsonLdOf({ rating: 4.5, reviewsCount: 0 })).not.toHaveProperty("aggregateRating");
    expect(jsonLdOf({ rating: 4.5, reviewsCount: 2 })).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
  });

  test("has no picture where there is none", () => {
    expect(jsonLdOf({})).not.toHaveProperty("image");
  });

  test("has an offer for each variant, at the address that chooses it", () => {
    const variants = ["Red", "Blue"].map((Colour) => exampleVariant({ sku: Colour, optionValues: { Colour } }));
    expect(jsonLdOf({ options: [{ name: "Colour", values: ["Red", "Blue"] }], variants })).toMatchObject({
      offers: [
        { sku: "Red", url: "https://shop.example/products/example?colour=Red", shippingDetails: { shippingRate: { value: "12.95" } } },
        { sku: "Blue", url: "https://shop.example/products/example?colour=Blue" },
      ],
    });
  });

  test.each([
    ["InStoreOnly", { isInStoreOnly: true }],
    ["OutOfStock", { isInStoreOnly: true, variants: [exampleVariant({ isAvailable: false, quantityAvailable: 0 })] }],
    ["MadeToOrder", { isMadeToOrder: true }],
    ["BackOrder", { isSpecialOrder: true }],
    ["BackOrder", { variants: [exampleVariant({ isBackOrder: true, quantityAvailable: 0 })] }],
  ])("says %s for %j", (availability, facts) => {
    expect(jsonLdOf(facts)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  test("promises no delivery of what isn't posted", () => {
    expect(jsonLdOf({ isInStoreOnly: true })).not.toHaveProperty("offers.shippingDetails");
  });
});
