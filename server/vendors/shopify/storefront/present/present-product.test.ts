import { expect, test } from "vitest";
import type { ProductByHandleQuery } from "../generated/graphql.ts";
import { presentProduct } from "./present-product.ts";

type Product = NonNullable<ProductByHandleQuery["product"]>;

function shown(values: Record<string, string> = {}, changes: Partial<Product> = {}) {
  const product: Product = {
    id: "gid://shopify/Product/1",
    handle: "part",
    title: "Part",
    description: "A part.",
    descriptionHtml: "<p>A part.</p>",
    vendor: "Sheoak",
    productType: "Part",
    isGiftCard: false,
    tags: [],
    totalInventory: 5,
    seo: { title: null, description: null },
    options: [],
    media: { nodes: [] },
    variants: { nodes: [] },
    selectedOrFirstAvailableVariant: null,
    metafields: Object.entries(values).map(([key, value]) => ({ key, value })),
    ...changes,
  };
  return presentProduct(product, "http://shop.test", { warn: () => undefined });
}

test("a product's page tells what the merchant says of how a part is sold, sent and made", () => {
  const said = {
    replaced_by: "newer-part",
    in_store_only: "true",
    in_store_only_reason: "It is long",
    is_bulky: "true",
    dangerous_goods_class: "8",
    core_charge: '{"amount":"45.0","currency_code":"AUD"}',
    detail_care: "<p>Keep dry.</p>",
    material: "Brass",
    material_thickness: "1.6",
    is_universal: "true",
    is_for_people: "true",
    rating: "4.6",
    reviews_count: "12",
    category: "brakes",
  };
  expect(shown(said, { isGiftCard: true })).toMatchObject({
    replacedByHandle: "newer-part",
    isInStoreOnly: true,
    inStoreOnlyReason: "It is long",
    isBulky: true,
    dangerousGoodsClass: "8",
    coreChargeCents: 4500,
    detailsAndCareHtml: "<p>Keep dry.</p>",
    material: "Brass",
    materialThicknessMm: "1.6",
    isUniversal: true,
    isForPeople: true,
    isGiftCard: true,
    rating: 4.6,
    reviewsCount: 12,
    categoryHandle: "brakes",
  });
});

test("a product of which the merchant says nothing claims nothing", () => {
  const product = shown();
  expect(product).toMatchObject({
    partNumber: "",
    isInStoreOnly: false,
    isBulky: false,
    coreChargeCents: null,
    detailsAndCareHtml: null,
    isUniversal: false,
    rating: null,
    reviewsCount: 0,
    bundleComponents: [],
  });
  for (const name of ["isForPeople", "isGiftCard"]) expect(product).not.toHaveProperty(name);
});

test("one number of handling days is both the least and the most, and a blank one is none", () => {
  expect(shown().handlingDays).toBeNull();
  expect(shown({ handling_time_min: "2" }).handlingDays).toEqual({ min: 2, max: 2 });
  expect(shown({ handling_time_min: " ", handling_time_max: "soon" }).handlingDays).toBeNull();
  expect(shown({ handling_time_min: "5", handling_time_max: "3" }).handlingDays).toEqual({ min: 3, max: 5 });
});

test("search engines get the merchant's words, else the title and the beginning of the description", () => {
  expect(shown({}, { seo: { title: "Own title", description: "Own words." } }).seo).toEqual({
    title: "Own title",
    description: "Own words.",
  });
  expect(shown({}, { description: "x".repeat(200) }).seo).toEqual({ title: "Part", description: "x".repeat(160) });
});
