import type { PublicCache } from "#server/cache/public-cache.ts";
import type { ComparedPart, Comparison, ComparisonInput } from "#shared/contract/catalogue/comparison.ts";
import type { FitmentVerdict } from "#shared/contract/catalogue/fitment.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { nullIfNotFound, nullIfUpstreamFailed } from "#shared/domain/app-error.ts";
import { compareFacts } from "#shared/domain/choosing/comparison.ts";
import type { FitmentService } from "../fitment/fitment-service.ts";
import type { SearchIndexPort } from "../search/search-index-port.ts";

type CompareServiceOptions = {
  findProduct: (handle: string) => Promise<Product>;
  index: Pick<SearchIndexPort, "products">;
  fitment: Pick<FitmentService, "product" | "standIns">;
  cache: PublicCache;
};

const minuteMs = 60_000;
const freshness = { freshMs: 10 * minuteMs, staleMs: 24 * 60 * minuteMs };
const othersMax = 3;
const candidatesMax = 40;

/** Parts side by side: those that somebody chose, and what other brands make of the same one. */
export function createCompareService({ findProduct, index, fitment, cache }: CompareServiceOptions): CompareService {
  /** The handles of what other brands make for the same cars, one of each brand. */
  async function findOthers(product: Product): Promise<string[]> {
    const { handle, productType, vendor, isUniversal, hasFitment, bundleComponents } = product;
    if (productType === "" || isUniversal || !hasFitment || bundleComponents.length > 0) return [];
    const same = await fitment.standIns(handle, async (vehicleId) => {
      const [hits] = await index.products([candidatesFor(productType, vehicleId)]);
      return (hits?.products ?? []).filter((card) => card.vendor !== vendor);
    });
    const brands = Map.groupBy(same.toSorted(preferred), (card) => card.vendor);
    return [...brands.values()].flatMap(([best]) => best?.handle ?? []).slice(0, othersMax);
  }

  /** The products of these handles that are still sold. */
  async function findSold(handles: readonly string[]): Promise<Product[]> {
    const found = await Promise.all(handles.map((handle) => findProduct(handle).catch(nullIfNotFound)));
    return found.filter((product) => product !== null);
  }

  return {
    async compare({ handles, ...choice }) {
      const products = await findSold(handles);
      const verdicts = await Promise.all(products.map(({ handle }) => fitment.product(handle, choice).catch(nullIfUpstreamFailed)));
      return comparisonOf(products, verdicts);
    },
    async otherBrands(handle) {
      const product = await findProduct(handle);
      const { others } = await cache.get({
        cache: "other-brands",
        key: handle,
        tags: [`product:${handle}`],
        ...freshness,
        load: async () => ({ others: await findOthers(product) }),
        isNothing: (loaded) => loaded.others.length === 0,
      });
      const rivals = await findSold(others);
      const { parts, rows } = comparisonOf(rivals.length === 0 ? [] : [product, ...rivals], []);
      return { parts, rows: rows.filter(({ isDifferent }) => isDifferent) };
    },
  };
}

const candidatesFor = (productType: string, vehicleId: string) => ({
  text: "",
  sort: "price-ascending" as const,
  page: 1,
  pageSize: candidatesMax,
  filters: {
    collection: undefined,
    anyOf: { product_type: [productType] },
    priceRanges: [],
    cars: { limit: { vehicleIds: [vehicleId] }, orParts: [] },
  },
  countedNames: [],
  hasPriceBounds: false,
  isAnyWordEnough: false,
});

/** What can be had first, then what costs least. */
function preferred(one: ProductCard, other: ProductCard): number {
  return Number(other.availability === "in-stock") - Number(one.availability === "in-stock") || one.priceCents - other.priceCents;
}

type Verdicts = readonly (Pick<FitmentVerdict, "status" | "reason" | "isConditional" | "car"> | null | undefined)[];

function comparisonOf(products: readonly Product[], verdicts: Verdicts): Comparison {
  return { parts: products.map((product, at) => toPart(product, verdicts[at] ?? null)), rows: compareFacts(products.map(factsOf)) };
}

function toPart(product: Product, verdict: NonNullable<Verdicts[number]> | null): ComparedPart {
  const { handle, title, vendor, partNumber, pictures, variants, bundleComponents, availability, isInStoreOnly } = product;
  return {
    handle,
    title,
    vendor,
    partNumber,
    picture: pictures[0] ?? null,
    priceCents: Math.min(...variants.map(({ priceCents }) => priceCents)),
    hasVariants: variants.length > 1,
    hasChoices: [product, ...bundleComponents].some((part) => part.variants.length > 1),
    variantId: variants[0]?.id ?? "",
    isInStoreOnly,
    availability,
    fitment: verdict && { status: verdict.status, reason: verdict.reason, isConditional: verdict.isConditional, car: verdict.car },
  };
}

/** Said of every part in a place of its own. */
const labelsShownElsewhere = new Set(["Part number", "Brand"]);

function factsOf(product: Product): { label: string; value: string }[] {
  const { specifications, material, materialThicknessMm, handlingDays, isInStoreOnly, coreChargeCents } = product;
  const handling = handlingDays && handlingDays.max > 0 ? daysText(handlingDays) : null;
  const own = specifications.filter(({ label }) => !labelsShownElsewhere.has(label));
  const has = (label: string) => own.some((fact) => fact.label === label);
  return [
    ...own,
    ...(material !== null && !has("Material") ? [{ label: "Material", value: material }] : []),
    ...(materialThicknessMm !== null && !has("Thickness") ? [{ label: "Thickness", value: `${materialThicknessMm} mm` }] : []),
    ...(handling === null ? [] : [{ label: "Handling time", value: handling }]),
    { label: "Delivery", value: isInStoreOnly ? "No, pick-up only" : "Yes" },
    { label: "Core deposit", value: coreChargeCents === null ? "None" : "Yes, back with your old part" },
  ];
}

function daysText({ min, max }: { min: number; max: number }): string {
  return min === max || min < 1 ? `${max} ${max === 1 ? "day" : "days"}` : `${min} to ${max} days`;
}

export type CompareService = {
  /** In the order that was asked for; parts that are no longer sold are left out. */
  compare(input: ComparisonInput): Promise<Comparison>;
  /** A part first, then the same of other brands, and only what is different about them; nothing where no brand makes the same. */
  otherBrands(handle: string): Promise<Comparison>;
};
