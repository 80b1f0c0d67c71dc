import express from "express";
import { expect, test } from "vitest";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { testCatalogue, variant } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import { startVendor } from "#server/testing/start-vendor.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { productSorts } from "#shared/domain/product/product-sort.ts";
import { createSearchService } from "./search-service.ts";

type Products = Parameters<typeof testCatalogue>[0];

/** The service over the sandbox's search of these products, by HTTP. */
async function searchOf(products: Products, partsIn: Record<string, number> = {}) {
  const made = testCatalogue(products);
  const categories = made.categories.map((category) => ({ ...category, productCount: partsIn[category.handle] ?? category.productCount }));
  const catalogue = { ...made, categories };
  const vendor = new URL(await startVendor(express().use("/_vendors/algolia", createSearchRouter({ catalogue }))));
  const host = { url: `${vendor.host}/_vendors/algolia`, protocol: "http" as const };
  const parts = searchParts({ appId: "sandbox", apiKey: "sandbox", host, publicUrl: "http://shop.test", vendorFetch: fetch });
  return createSearchService({ ...parts, cache: { get: ({ load }) => load() } });
}

test("each order is told by the index that keeps it [shop-9.3]", async () => {
  const part = (id: number, title: string, priceCents: number, createdAt: string) => ({
    id,
    title,
    variants: [variant(id * 10, `SKU-${id}`, priceCents, 1)],
    createdAt: `${createdAt}T00:00:00Z`,
  });
  const service = await searchOf([
    part(1, "Bonnet", 3000, "2026-03-01"),
    part(2, "Axle", 1000, "2026-02-01"),
    part(3, "Clutch", 2000, "2026-01-01"),
  ]);
  const idsBy = async (sort: string) => {
    const { products } = await service.products(productListInputSchema.parse({ sort }));
    return products.map(({ objectId }) => objectId).join("");
  };
  const orders = Object.fromEntries(await Promise.all(productSorts.map(async ({ value }) => [value, await idsBy(value)])));
  expect(orders).toEqual({
    latest: "123",
    "title-ascending": "213",
    "title-descending": "312",
    "price-ascending": "231",
    "price-descending": "132",
    "created-ascending": "321",
    "created-descending": "123",
  });
});

test("suggestions are the first three products that have a price, here and in the category [shop-9.10] [shop-7.11]", async () => {
  const bonnets = [1, 2, 3, 4, 5].map((id) => ({ id, title: `Bonnet ${id}`, categoryIds: [2, 1] }));
  const service = await searchOf([...bonnets, { id: 6, title: "Bonnet 6", variants: [variant(60, "SKU-6", 0, 1)] }]);
  const { products, productTotal, inCategory } = await service.suggestions("bonnet", "body--bonnets");
  expect([products.length, inCategory?.products.length, productTotal]).toEqual([3, 3, 5]);
});

test("a category without parts is not suggested, whatever it is called", async () => {
  const labels = async (partsIn: Record<string, number>) => {
    const { categories } = await (
      await searchOf([{ id: 1, title: "Hinge", categoryIds: [3, 1] }], partsIn)
    ).suggestions("bonnets", undefined);
    return categories.map(({ label }) => label);
  };
  expect(await labels({})).toEqual(["Bonnets"]);
  expect(await labels({ "body--bonnets": 0 })).toEqual([]);
});
