import { plainProduct, plainVariant } from "#sandbox/catalogue/testing/plain-product.ts";
import type { CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";

/** A plain part in stock at two stores unless told otherwise. */
function smallProduct(id: number, title: string, facts: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return plainProduct({
    id,
    title,
    handle: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    descriptionHtml: `<p>${title} &amp; fittings.</p>`,
    options: [{ name: "Title", values: ["Default Title"] }],
    variants: [smallVariant(id * 10)],
    createdAt: `2026-01-${String(id).padStart(2, "0")}T00:00:00.000Z`,
    ...facts,
  });
}

const smallVariant = (id: number, facts: Partial<CatalogueVariant> = {}): CatalogueVariant =>
  plainVariant(id, { stock: 5, stockByStore: { 1: 3, 2: 2 }, ...facts });

const frontOfHq = [{ vehicleIds: [7, 8], yearFrom: 1971, yearTo: 1974, positions: ["Front"], quantity: 1, notes: [] }];

const size = (value: string) => ({ title: value, optionValues: { Size: value } });

/** One product for each thing that commerce treats in its own way. */
export function smallProducts(): CatalogueProduct[] {
  return [
    smallProduct(1, "Brake Pad Set", {
      productType: "Brake Pads",
      otherNumbers: ["OE 123.456"],
      specifications: [{ label: "Axle", value: "Front" }],
      fitment: frontOfHq,
      variants: [smallVariant(10, { compareAtPriceCents: 6000 })],
    }),
    smallProduct(2, "Brake Shoe Set", { availability: "out-of-stock", variants: [smallVariant(20, { stock: 0, stockByStore: {} })] }),
    smallProduct(3, "Workshop Tee", {
      categoryIds: [4],
      options: [{ name: "Size", values: ["S", "M", "L"] }],
      variants: [
        smallVariant(30, { ...size("S"), priceCents: 3995, stock: 0, stockByStore: {} }),
        smallVariant(31, { ...size("M"), priceCents: 3995 }),
        smallVariant(32, { ...size("L"), priceCents: 4495 }),
      ],
      promotionHandles: ["gift-guide"],
    }),
    smallProduct(4, "Stubby Holder", { categoryIds: [6, 5, 4], variants: [smallVariant(40, { priceCents: 995, stock: 50 })] }),
    smallProduct(5, "Engine Oil 5 L", {
      categoryIds: [3],
      promotionHandles: ["shed-essentials"],
      variants: [smallVariant(50, { priceCents: 4000, stock: 40 })],
    }),
    smallProduct(6, "Front Brake Kit", {
      fitment: frontOfHq,
      bundleComponents: [{ productHandle: "brake-pad-set", quantity: 2 }],
      variants: [smallVariant(60, { priceCents: 20_000 })],
    }),
    smallProduct(7, "Battery 12 V", {
      isInStoreOnly: true,
      inStoreOnlyReason: "dangerous goods class 8",
      dangerousGoodsClass: "8",
      categoryIds: [3],
    }),
    smallProduct(8, "Bonnet to Order", {
      availability: "special-order",
      coreChargeCents: 2500,
      variants: [smallVariant(80, { stock: 0, stockByStore: {}, isFreeSale: true, priceCents: 89_900 })],
    }),
    smallProduct(9, "Spark Plug", {
      variants: [smallVariant(90, { quantityMinimum: 4, quantityIncrement: 4, quantityMaximum: 16, stock: 50, priceCents: 500 })],
    }),
    smallProduct(10, "Wheel Nut", {
      availability: "backorder",
      variants: [smallVariant(100, { stock: 0, stockByStore: {}, isFreeSale: true, priceCents: 200 })],
    }),
    smallProduct(11, "Shed Gift Card", {
      categoryIds: [6, 5, 4],
      productType: "Gift card",
      variants: [smallVariant(110, { priceCents: 25_000 })],
    }),
  ];
}
