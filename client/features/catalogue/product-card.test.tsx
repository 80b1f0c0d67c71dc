import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ProductCard as ProductCardData } from "#shared/contract/product-card.ts";
import { ProductCard } from "./product-card.tsx";

const product: ProductCardData = {
  id: "gid://shopify/Product/1",
  objectId: "1",
  handle: "water-pump",
  title: "Water pump",
  vendor: "Sheoak",
  brandSlug: null,
  productType: "Water pump",
  sku: "SH-1",
  partNumber: "WP 253",
  variantId: "gid://shopify/ProductVariant/1",
  hasVariants: false,
  picture: null,
  priceCents: 8_050,
  maxPriceCents: 8_050,
  compareToPriceCents: 10_000,
  availability: "in-stock",
  quantity: 4,
  isInStoreOnly: false,
  tags: ["made_in_australia", "kit"],
  colours: [],
  rating: null,
  reviewsCount: 0,
  hasFitment: true,
  isUniversal: false,
  fitment: null,
};
const htmlOf = (changes: Partial<ProductCardData> = {}, queryId?: string) =>
  renderToStaticMarkup(<ProductCard product={{ ...product, ...changes }} queryId={queryId} position={3} />);

describe("a product card", () => {
  test("adds one by a form that posts to the cart", () => {
    const html = htmlOf();
    expect(html).toContain('action="/cart" method="post"');
    expect(html).toContain("Add to Cart");
    expect(html).not.toContain("View Details");
  });

  test("with variants leads to the product instead", () => {
    const html = htmlOf({ hasVariants: true });
    expect(html).toContain("View Details");
    expect(html).not.toContain("<form");
  });

  test("on sale tells the saving and one tag", () => {
    const html = htmlOf();
    expect(html).toContain("Save $19.50");
    expect(html).toContain("made in australia");
    expect(html).not.toContain(">kit<");
  });

  test("says how the part can be had", () => {
    expect(htmlOf()).toContain("In-store &amp; Delivery");
    expect(htmlOf({ availability: "out-of-stock" })).toContain("No Stock Available");
  });

  test("carries the search that found it", () => {
    expect(htmlOf({}, "q1")).toContain('href="/products/water-pump?sid=q1&amp;pos=3"');
  });

  test("writes no style attribute, which the security policy would block", () => {
    expect(htmlOf()).not.toContain("style=");
  });

  test("shows markup in a title as text", () => {
    expect(htmlOf({ title: "<img src=x onerror=alert(1)>" })).not.toContain("<img src=x");
  });
});
