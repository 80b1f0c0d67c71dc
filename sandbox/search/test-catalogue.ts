import type { Catalogue, CatalogueProduct, Category } from "#sandbox/catalogue/types.ts";

type Draft = Partial<CatalogueProduct> & { id: number; title: string };

/** A small catalogue made by hand, for tests: only what they name differs from a plain product. */
export function testCatalogue(drafts: Draft[]): Catalogue & { change: (product: CatalogueProduct) => void } {
  const products = new Map(drafts.map(plainProduct).map((product) => [product.id, product]));
  const listeners = new Set<(product: CatalogueProduct) => void>();
  return {
    productCount: products.size,
    products: () => products.values(),
    productById: (id) => products.get(id),
    productByHandle: (handle) => [...products.values()].find((product) => product.handle === handle),
    productByVariantId: () => undefined,
    productsInCategory: (categoryId, offset, limit) =>
      [...products.values()].filter(({ categoryIds }) => categoryIds.includes(categoryId)).slice(offset, offset + limit),
    productsInPromotion: () => [],
    setVariantStock: () => undefined,
    takeStock: () => false,
    onProductChanged(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(product) {
      products.set(product.id, product);
      for (const listener of listeners) listener(product);
    },
    close: () => undefined,
    categories: testCategories,
    brands: [
      {
        code: "IBK",
        name: "Ironbark Panelworks",
        slug: "ironbark-panelworks",
        family: "panel",
        specialty: "body panels",
        tier: "restoration",
        homeState: "VIC",
      },
    ],
    promotions: [
      {
        handle: "trim-week",
        title: "Trim Week",
        description: "",
        startsAt: "2026-01-01T00:00:00Z",
        endsAt: "2036-01-01T00:00:00Z",
        percentOff: 10,
        categoryHandles: [],
      },
    ],
    vehicles: [
      vehicle(1, "HQ", "Monaro", ["red 202 I6", "253 V8", "308 V8"]),
      vehicle(2, "HJ", "Monaro", ["253 V8"]),
      { ...vehicle(3, "XY", "Falcon", ["351 V8"]), make: "Ford", submodel: "GT" },
    ],
    stores: [],
  };
}

function vehicle(id: number, series: string, model: string, engines: string[]): Catalogue["vehicles"][number] {
  const years = { yearFrom: 1971, yearTo: 1974 };
  return {
    id,
    ktypNr: 9_000_000 + id,
    make: "Holden",
    makeGroup: "Holden",
    model,
    series,
    submodel: "GTS",
    ...years,
    bodyStyles: ["coupe"],
    engines,
    platformGroup: series,
  };
}

const category = (id: number, parentId: number | null, level: number, title: string, handle: string): Category => ({
  id,
  parentId,
  level,
  title,
  path: title,
  url: `/parts/${handle.replaceAll("--", "/")}`,
  handle,
  isLeaf: parentId !== null,
  productCount: 1,
});

const testCategories = [
  category(1, null, 1, "Body", "body"),
  category(2, 1, 2, "Bonnets", "body--bonnets"),
  category(3, 1, 2, "Guards", "body--guards"),
  category(4, null, 1, "Cooling", "cooling"),
];

function plainProduct(draft: Draft): CatalogueProduct {
  const availability = draft.availability ?? "in-stock";
  const sku = draft.partNumber ?? `TST-${10_000 + draft.id}`;
  return {
    handle: `product-${draft.id}`,
    descriptionHtml: "",
    vendor: "Ironbark Panelworks",
    brandSlug: "ironbark-panelworks",
    productType: "Part",
    tags: [],
    categoryIds: [2, 1],
    promotionHandles: [],
    options: [],
    variants: [variant(draft.id * 10, sku, 5000, availability === "in-stock" ? 3 : 0)],
    images: [{ path: "parts/guard/hero/1.svg", alt: "A part", width: 1200, height: 1200 }],
    partNumber: sku,
    otherNumbers: [],
    replacesNumbers: [],
    replacedByHandle: null,
    otherSideHandle: null,
    availability,
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
    fitment: [],
    dealExpiresAt: null,
    rating: null,
    reviewsCount: 0,
    reviews: [],
    createdAt: "2026-01-01T00:00:00.000Z",
    ...draft,
  };
}

export function variant(id: number, sku: string, priceCents: number, stock: number): CatalogueProduct["variants"][number] {
  return {
    id,
    sku,
    title: "Default Title",
    optionValues: { Title: "Default Title" },
    priceCents,
    compareAtPriceCents: null,
    weightGrams: 100,
    stock,
    stockByStore: stock > 0 ? { 1: stock } : {},
    isFreeSale: false,
    quantityMinimum: 1,
    quantityMaximum: null,
    quantityIncrement: 1,
    imageIndex: 0,
  };
}
