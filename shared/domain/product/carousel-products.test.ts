import { expect, test } from "vitest";
import { carouselProducts } from "./carousel-products.ts";

const pump = { variantId: "gid://shopify/ProductVariant/1", tags: ["best_seller"] };

test("a carousel keeps its products in their order", () => {
  const kit = { ...pump, tags: [] };
  expect(carouselProducts([pump, kit])).toEqual([pump, kit]);
});

test("a carousel drops what is no product to buy, and what its tag keeps out [shop-5.19]", () => {
  expect(
    carouselProducts([
      { ...pump, variantId: "" },
      { ...pump, tags: ["kit", "no_carousel"] },
      { ...pump, tags: ["No_Carousel"] },
    ]),
  ).toEqual([]);
});
