import type { CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";

/** A variant for tests: none in stock, and nothing special about it. */
export function plainVariant(id: number, facts: Partial<CatalogueVariant> = {}): CatalogueVariant {
  return {
    id,
    sku: `SKU-${id}`,
    title: "Default Title",
    optionValues: { Title: "Default Title" },
    priceCents: 5000,
    compareAtPriceCents: null,
    weightGrams: 500,
    stock: 0,
    stockByStore: {},
    isFreeSale: false,
    quantityMinimum: 1,
    quantityMaximum: null,
    quantityIncrement: 1,
    imageIndex: 0,
    ...facts,
  };
}

/** A product for tests: one variant, fits nothing, and nothing special about it. */
export function plainProduct(facts: Partial<CatalogueProduct> & Pick<CatalogueProduct, "id" | "title">): CatalogueProduct {
  return {
    handle: `product-${facts.id}`,
    descriptionHtml: "",
    vendor: "Ridge Road",
    brandSlug: "ridge-road",
    productType: "Part",
    tags: [],
    categoryIds: [2, 1],
    promotionHandles: [],
    options: [],
    variants: [plainVariant(facts.id * 10)],
    images: [{ path: `parts/pad/hero/${facts.id}.svg`, alt: `Illustration of ${facts.title}`, width: 1600, height: 1200 }],
    partNumber: `RR-${facts.id}`,
    otherNumbers: [],
    replacesNumbers: [],
    replacedByHandle: null,
    otherSideHandle: null,
    availability: "in-stock",
    isInStoreOnly: false,
    inStoreOnlyReason: null,
    isBulky: false,
    dangerousGoodsClass: null,
    coreChargeCents: null,
    handlingDaysMin: 1,
    handlingDaysMax: 2,
    material: null,
    materialThicknessMm: null,
    detailsAndCareHtml: null,
    specifications: [],
    bundleComponents: [],
    isUniversal: false,
    isForPeople: false,
    fitment: [],
    dealExpiresAt: null,
    rating: null,
    reviewsCount: 0,
    reviews: [],
    createdAt: "2026-01-01T00:00:00.000Z",
    ...facts,
  };
}
