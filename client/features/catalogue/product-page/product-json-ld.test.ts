import { describe, expect, test } from "vitest";
import type { ReviewPage } from "#shared/contract/catalogue/review.ts";
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

  test("leaves the gallery's films out, whose day of upload nobody tells", () => {
    const picture = { source: "shopify", alt: "A pump", width: 8, height: 6 } as const;
    const film = { ...picture, url: "/1.jpg", alt: "Fitting a pump", video: { url: "/1.mp4" } };
    const told = jsonLdOf({ pictures: [film, { ...picture, url: "/2.jpg" }] });
    expect(told).toHaveProperty("image", ["https://shop.example/2.jpg"]);
    expect(JSON.stringify(told)).not.toContain("VideoObject");
  });

  test.each([{ isGiftCard: true }, { isMadeToOrder: true }, { isSpecialOrder: true }] as const)(
    "promises no return where the page takes none back: %o",
    (facts) => {
      expect(jsonLdOf(facts)).toHaveProperty("offers.hasMerchantReturnPolicy", {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "AU",
        returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
        merchantReturnLink: "https://shop.example/pages/refunds-and-exchanges",
      });
    },
  );

  test("rates it only with the reviews that can be read, whatever the platform counts", () => {
    const product = exampleProduct({ rating: 4.5, reviewsCount: 2 });
    const rated = (list: ReviewPage | null | undefined) => productJsonLd(product, "https://shop.example", shipping, list);
    const empty = { summary: null, reviews: [], sort: "newest", page: 1, pageCount: 0 } as const;
    for (const list of [undefined, null, { ...empty, reviews: [] }]) expect(rated(list)).not.toHaveProperty("aggregateRating");
    const review = { id: "1", rating: 4, title: "</script>", body: "Fits.", author: "Demo shopper", car: null, isVerified: true };
    const reviews = [{ ...review, writtenOn: "2026-03-04" }];
    expect(rated({ ...empty, reviews, summary: { average: 4, count: 1, stars: [0, 1, 0, 0, 0] } })).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [{ reviewRating: { ratingValue: 4 }, author: { name: "Demo shopper" }, datePublished: "2026-03-04" }],
    });
  });

  test("says the day that the page says, and none where a time is unreadable", () => {
    expect(jsonLdOf({ dealEndsOn: "2026-03-02" })).toMatchObject({ offers: { priceValidUntil: "2026-03-02" } });
    expect(jsonLdOf({ dealEndsOn: null })).not.toHaveProperty("offers.priceValidUntil");
    const written = { rating: 4, title: "", body: "Fits.", author: "Demo shopper", car: null, isVerified: true };
    const reviews = [
      { ...written, id: "1", writtenOn: "2026-03-02" },
      { ...written, id: "2", writtenOn: null },
    ];
    const list: ReviewPage = { summary: { average: 4, count: 2, stars: [0, 2, 0, 0, 0] }, reviews, sort: "newest", page: 1, pageCount: 1 };
    expect(productJsonLd(exampleProduct({}), "https://shop.example", shipping, list)).toMatchObject({
      review: [{ datePublished: "2026-03-02" }, { datePublished: undefined }],
    });
  });

  test("has no picture where there is none", () => {
    expect(jsonLdOf({})).not.toHaveProperty("image");
  });

  test("tells variants as products of one group, each at the address that chooses it", () => {
    const picture = { source: "shopify", url: "/blue.jpg", alt: "", width: 8, height: 6 } as const;
    const variants = ["Red", "Blue"].map((Colour) => exampleVariant({ sku: Colour, optionValues: { Colour, Side: "Left" } }));
    variants[1] = { ...exampleVariant(variants[1]), picture };
    const options = [
      { name: "Colour", values: ["Red", "Blue"] },
      { name: "Side", values: ["Left"] },
    ];
    const group = jsonLdOf({ options, variants, pictures: [{ ...picture, url: "/all.jpg" }] });
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "1",
      name: "Example part",
      brand: { name: "Example Brand" },
      mpn: "EX-1",
      variesBy: ["https://schema.org/color"],
      hasVariant: [
        {
          "@type": "Product",
          name: "Example part, Red",
          sku: "Red",
          color: "Red",
          image: "https://shop.example/all.jpg",
          offers: { url: "https://shop.example/products/example?colour=Red", shippingDetails: { shippingRate: { value: "12.95" } } },
        },
        {
          name: "Example part, Blue",
          color: "Blue",
          image: "https://shop.example/blue.jpg",
          offers: { url: "https://shop.example/products/example?colour=Blue" },
        },
      ],
    });
    for (const ofOne of ["offers", "sku"]) expect(group).not.toHaveProperty(ofOne);
  });

  test("names by what variants differ only where schema.org has a word for it", () => {
    const variants = ["Left", "Right"].map((Side) => exampleVariant({ sku: Side, optionValues: { Side } }));
    const group = jsonLdOf({ options: [{ name: "Side", values: ["Left", "Right"] }], variants });
    expect(group).not.toHaveProperty("variesBy");
    expect(group).toMatchObject({ hasVariant: [{ name: "Example part, Left" }, { name: "Example part, Right" }] });
  });

  test("leaves out numbers that there are none of", () => {
    const bare = jsonLdOf({ sku: "", partNumber: "", variants: [exampleVariant({ sku: "" })] });
    for (const number of ["sku", "mpn", "offers.sku"]) expect(bare).not.toHaveProperty(number);
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
