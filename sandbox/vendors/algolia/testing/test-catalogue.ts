import { plainProduct, plainVariant } from "#sandbox/catalogue/testing/plain-product.ts";
import type { Catalogue, CatalogueProduct, CatalogueVariant, Category } from "#sandbox/catalogue/types.ts";

type Draft = Partial<CatalogueProduct> & { id: number; title: string };

/** A small catalogue made by hand, for tests: only what they name differs from a plain product. */
export function testCatalogue(drafts: Draft[]): Catalogue & { change: (product: CatalogueProduct) => void } {
  const products = new Map(drafts.map(draftedProduct).map((product) => [product.id, product]));
  const listeners = new Set<(product: CatalogueProduct) => void>();
  return {
    productCount: products.size,
    digest: "written by hand",
    products: () => products.values(),
    productById: (id) => products.get(id),
    productByHandle: (handle) => [...products.values()].find((product) => product.handle === handle),
    productByVariantId: () => undefined,
    productsInCategory: (categoryId, offset, limit) =>
      [...products.values()].filter(({ categoryIds }) => categoryIds.includes(categoryId)).slice(offset, offset + limit),
    productsInPromotion: () => [],
    setVariantStock: () => undefined,
    takeStock: () => false,
    productsWithChangedStock: () => [],
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

function draftedProduct(draft: Draft): CatalogueProduct {
  const sku = draft.partNumber ?? `TST-${10_000 + draft.id}`;
  return plainProduct({
    vendor: "Ironbark Panelworks",
    brandSlug: "ironbark-panelworks",
    variants: [variant(draft.id * 10, sku, 5000, (draft.availability ?? "in-stock") === "in-stock" ? 3 : 0)],
    partNumber: sku,
    ...draft,
  });
}

export function variant(id: number, sku: string, priceCents: number, stock: number): CatalogueVariant {
  return plainVariant(id, { sku, priceCents, stock, stockByStore: stock > 0 ? { 1: stock } : {} });
}
