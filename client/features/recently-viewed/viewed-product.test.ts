import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isViewedProduct } from "./viewed-product.ts";

const viewed = {
  id: "gid://shopify/Product/7",
  handle: "water-pump",
  title: "Water pump",
  vendor: "Sheoak",
  productType: "Water pump",
  sku: "SH-1",
  picture: { url: "/p.svg", alt: "Pump", width: 600, height: 600, source: "shopify" },
  priceCents: 100,
  maxPriceCents: 100,
  compareToPriceCents: null,
};

test("a remembered product is taken as it was written", () => {
  expect(isViewedProduct(viewed)).toBe(true);
  expect(isViewedProduct({ ...viewed, picture: null })).toBe(true);
  expect(isViewedProduct({ ...viewed, compareToPriceCents: 120 })).toBe(true);
  expect(isViewedProduct({ ...viewed, handle: "kühler-größe-2" })).toBe(true);
});

test("a product with a missing or foreign field is not taken", () => {
  for (const field of Object.keys(viewed)) expect(isViewedProduct({ ...viewed, [field]: {} })).toBe(false);
  expect(isViewedProduct({ ...viewed, handle: "../login" })).toBe(false);
});

test("anything else that storage may hold is not taken", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(isViewedProduct(value)).toBe(false);
    }),
  );
});
