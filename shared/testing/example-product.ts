import type { BundleComponent, Product, ProductVariant } from "../contract/catalogue/product.ts";

/** A variant for tests: in stock, and worth a dollar. */
export function exampleVariant(facts: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id: "gid://shopify/ProductVariant/1",
    sku: "EX-1-A",
    title: "Default Title",
    optionValues: {},
    priceCents: 100,
    compareToPriceCents: null,
    isAvailable: true,
    isBackOrder: false,
    quantityAvailable: 8,
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    weightGrams: 100,
    picture: null,
    ...facts,
  };
}

/** A part of a kit for tests, with as many variants as it has values for its one option. */
export function exampleComponent(title: string, sides: string[], facts: Partial<ProductVariant> = {}): BundleComponent {
  return {
    handle: title.toLowerCase(),
    title,
    quantity: 1,
    picture: null,
    options: [{ name: "Side", values: sides }],
    variants: sides.map((Side) => exampleVariant({ id: Side, optionValues: { Side }, ...facts })),
  };
}

/** A product for tests: one variant, nothing special about it. */
export function exampleProduct(facts: Partial<Product> = {}): Product {
  return {
    id: "gid://shopify/Product/1",
    handle: "example",
    title: "Example part",
    description: "A part to test with.",
    descriptionHtml: "<p>A part to test with.</p>",
    vendor: "Example Brand",
    brandSlug: "example-brand",
    productType: "Part",
    sku: "EX-1-A",
    partNumber: "EX-1",
    otherNumbers: [],
    replacesNumbers: [],
    replacedByHandle: null,
    tags: [],
    breadcrumbs: [],
    pictures: [],
    options: [],
    variants: [exampleVariant()],
    availability: "in-stock",
    isInStoreOnly: false,
    inStoreOnlyReason: null,
    isSpecialOrder: false,
    isMadeToOrder: false,
    isBulky: false,
    dangerousGoodsClass: null,
    coreChargeCents: null,
    handlingDays: null,
    specifications: [],
    detailsAndCareHtml: null,
    material: null,
    materialThicknessMm: null,
    bundleComponents: [],
    hasFitment: false,
    isUniversal: false,
    dealExpiresAt: null,
    dealEndsOn: null,
    promotion: null,
    rating: null,
    reviewsCount: 0,
    seo: { title: "Example part", description: "A part to test with." },
    ...facts,
  };
}
