import { type StressCase, stressCases } from "#sandbox/catalogue/stress-cases.ts";
import type { AvailabilityKind, CatalogueProduct, CatalogueVariant, Vehicle } from "#sandbox/catalogue/types.ts";
import { idFor } from "../random.ts";

export type StressSpec = {
  name: StressCase;
  productType: string;
  /** Last segment of the category's address, for types that stand in several. */
  category?: string;
  /** Key of the target; absent for a universal part. */
  target?: string;
  side?: "LH" | "RH";
  brandCode: string;
  partNumber: string;
  availability?: AvailabilityKind;
  change?: (product: CatalogueProduct, context: StressContext) => CatalogueProduct;
};

type StressContext = { vehicles: Vehicle[] };
type Change = (product: CatalogueProduct, context: StressContext) => CatalogueProduct;

const applications = 300;
const sixColours = ["Black", "Red", "Blue", "Tan", "Grey", "White"];
const shelf: CatalogueVariant["stockByStore"] = { 1: 12, 7: 6, 12: 5 };

export function titled(title: string): Change {
  return (product) => ({ ...product, title });
}

export function tagged(tag: string): Change {
  return (product) => ({ ...product, tags: [...product.tags, tag] });
}

export function priced(priceCents: number): Change {
  return (product) => withVariants(product, (variant) => ({ ...variant, priceCents, compareAtPriceCents: null }));
}

export function stocked(stockByStore: CatalogueVariant["stockByStore"]): Change {
  return (product) => withVariants(product, (variant) => ({ ...variant, ...stockOf(stockByStore) }));
}

export function replaces(replacesNumbers: string[]): Change {
  return (product) => ({ ...product, replacesNumbers });
}

export function replacedBy(next: StressCase, replacesNumbers: string[] = []): Change {
  return (product) => ({ ...product, replacesNumbers, replacedByHandle: stressCases[next] });
}

export const withoutImages: Change = (product) => ({ ...product, images: [] });

export const reduced: Change = (product) =>
  withVariants(product, (variant) => ({
    ...variant,
    priceCents: Math.round((variant.priceCents * 0.8) / 100) * 100,
    compareAtPriceCents: variant.priceCents,
  }));

export const firstVariantOut: Change = (product) =>
  withVariants(product, (variant, index) => ({ ...variant, ...stockOf(index === 0 ? {} : shelf) }));

/** One row a car, each with its own years: more applications than any page should show at once. */
export const fitsManyCars: Change = (product, { vehicles }) => ({
  ...product,
  title: "Fuel cap, three hundred local and imported classics",
  isUniversal: false,
  tags: product.tags.filter((tag) => tag !== "universal_fit"),
  fitment: vehicles.slice(0, applications).map((vehicle, index) => ({
    vehicleIds: [vehicle.id],
    yearFrom: vehicle.yearFrom,
    yearTo: vehicle.yearTo,
    positions: ["Rear"],
    quantity: 1,
    notes: index % 7 === 0 ? ["Unleaded filler neck only"] : [],
  })),
});

export const inSixColours: Change = (product) => {
  const [first] = product.variants;
  if (first === undefined) return product;
  return {
    ...product,
    title: "Pinchweld by the metre, six colours",
    options: [{ name: "Colour", values: sixColours }],
    variants: sixColours.map((colour) => inColour(first, product.partNumber, colour)),
  };
};

function inColour(variant: CatalogueVariant, partNumber: string, colour: string): CatalogueVariant {
  return {
    ...variant,
    id: idFor(`variant|six colours|${colour}`),
    sku: `${partNumber}-${colour.slice(0, 3).toUpperCase()}`,
    title: colour,
    optionValues: { Colour: colour },
    ...stockOf(shelf),
  };
}

export const reviewedAbroad: Change = (product) => ({
  ...product,
  rating: 5,
  reviewsCount: 2,
  reviews: [
    {
      rating: 5,
      title: "Très beau — “naïve” test réussi",
      body: "Größe passt genau, 部品の品質も最高です 👍. Crème de la crème, señores: ½ the price of the original.",
      createdAt: "2026-09-30T02:00:00.000Z",
    },
    { rating: 5, title: "Good wheel", body: "Feels right in the hands and the horn works.", createdAt: "2026-08-12T02:00:00.000Z" },
  ],
});

function withVariants(product: CatalogueProduct, change: (variant: CatalogueVariant, index: number) => CatalogueVariant): CatalogueProduct {
  return { ...product, variants: product.variants.map(change) };
}

function stockOf(stockByStore: CatalogueVariant["stockByStore"]) {
  return { stockByStore: { ...stockByStore }, stock: Object.values(stockByStore).reduce((sum, units) => sum + units, 0) };
}
