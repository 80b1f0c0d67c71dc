import { engineFamilies } from "#sandbox/catalogue/generate/plan/engine-families.ts";
import { isGiftCard } from "#sandbox/catalogue/gift-card.ts";
import { shelfUnits } from "#sandbox/catalogue/shelf-units.ts";
import type { Catalogue, CatalogueImage, CatalogueProduct, Category, FitmentRow, Vehicle } from "#sandbox/catalogue/types.ts";
import { partNumberKey } from "#shared/domain/cart/parts-list/parts-list.ts";
import type { SearchRecord } from "../engine/search-index.ts";
import { partName } from "./part-name.ts";

export type ProductRecordContext = {
  categories: ReadonlyMap<number, Category>;
  promotionTitles: ReadonlyMap<string, string>;
  vehicles: ReadonlyMap<number, Vehicle>;
  /** Where stock lies. */
  shelves: Pick<Catalogue, "stores" | "productByHandle">;
  /** Address of the pictures service as a browser reaches it. */
  picturesUrl: string;
};

const availabilityTexts = {
  "in-stock": "In Stock",
  "out-of-stock": "Out of Stock",
  backorder: "Out of Stock",
  "made-to-order": "Made to Order",
  "special-order": "Made to Order",
} as const;

/** The record of a product as a shop pushes it to its search service: prices in dollars, times in Unix seconds. */
export function productRecord(product: CatalogueProduct, context: ProductRecordContext): SearchRecord {
  const first = product.variants[0];
  const cheapest = product.variants.reduce((best, variant) => (variant.priceCents < best.priceCents ? variant : best), first ?? noVariant);
  const categories = product.categoryIds.flatMap((id) => context.categories.get(id) ?? []);
  const compareAt = cheapest.compareAtPriceCents;
  const shelves = readOnce(context.shelves);
  return {
    objectID: String(product.id),
    id: `gid://shopify/Product/${product.id}`,
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    brand_slug: product.brandSlug,
    product_type: product.productType,
    part_name: partName(product.productType),
    sku: first?.sku ?? product.partNumber,
    skus: product.variants.map(({ sku }) => sku),
    part_number: product.partNumber,
    numbers: [...product.otherNumbers, ...product.replacesNumbers],
    replaces_numbers: product.replacesNumbers,
    number_keys: numberKeys([
      product.partNumber,
      ...product.variants.map(({ sku }) => sku),
      ...product.otherNumbers,
      ...product.replacesNumbers,
    ]),
    variant_ids: product.variants.map(({ id }) => `gid://shopify/ProductVariant/${id}`),
    variant_id: `gid://shopify/ProductVariant/${first?.id ?? product.id}`,
    has_variants: product.variants.length > 1,
    has_kit_choices: hasKitChoices(product, shelves),
    image: imageRecord(product.images[0], context.picturesUrl),
    price: cheapest.priceCents / 100,
    max_price: Math.max(cheapest.priceCents, ...product.variants.map(({ priceCents }) => priceCents)) / 100,
    compare_at_price: compareAt === null ? null : compareAt / 100,
    on_sale: compareAt !== null && compareAt > cheapest.priceCents,
    availability: availabilityTexts[product.availability],
    availability_kind: product.availability,
    is_in_stock: product.availability === "in-stock",
    in_store_only: product.isInStoreOnly,
    in_stock_at: storesWith(product, shelves),
    inventory_quantity: product.variants.reduce((sum, { stock }) => sum + stock, 0),
    tags: product.tags,
    collections: [...categories.map(({ handle }) => handle), ...product.promotionHandles.map((handle) => `promotion-${handle}`)],
    collection_titles: [
      ...categories.map(({ title }) => title),
      ...product.promotionHandles.flatMap((handle) => context.promotionTitles.get(handle) ?? []),
    ],
    size: optionValues(product, "Size"),
    colour: optionValues(product, "Colour"),
    style: optionValues(product, "Style"),
    promotion: product.promotionHandles,
    created_at: Math.floor(Date.parse(product.createdAt) / 1000),
    rating: product.rating,
    reviews_count: product.reviewsCount,
    is_universal: product.isUniversal,
    is_for_people: product.isForPeople,
    is_gift_card: isGiftCard(product),
    has_fitment: product.fitment.length > 0,
    bodies: [...new Set(product.fitment.flatMap(({ body }) => body ?? []))],
    vehicle_ids: [...new Set(product.fitment.flatMap((row) => row.vehicleIds))],
    ...modelNames(product.fitment, context.vehicles),
    vehicle_text: vehicleTexts(product.fitment, context.vehicles),
  };
}

/** Every number in one spelling, so that a list of them can be a filter. */
function numberKeys(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map(partNumberKey))].filter((key) => key !== "");
}

type Shelves = ProductRecordContext["shelves"];

/** Reads a part of a kit once, however many stores are asked for it. */
function readOnce({ stores, productByHandle }: Shelves): Shelves {
  const known = new Map<string, CatalogueProduct | undefined>();
  return {
    stores,
    productByHandle(handle) {
      const product = known.has(handle) ? known.get(handle) : productByHandle(handle);
      known.set(handle, product);
      return product;
    },
  };
}

/** The short names of the stores that can hand one over now, of whichever variant. */
function storesWith(product: CatalogueProduct, { stores, productByHandle }: Shelves): string[] {
  const isAt = (storeId: number) =>
    product.variants.some((variant) => shelfUnits({ productByHandle }, product, variant, storeId) >= Math.max(1, variant.quantityMinimum));
  return stores.filter(({ id }) => isAt(id)).map(({ shortName }) => shortName);
}

/** Whether something is to be chosen of a kit's parts, which none of its own numbers tells. */
function hasKitChoices({ bundleComponents }: CatalogueProduct, { productByHandle }: Shelves): boolean {
  return bundleComponents.some(({ productHandle }) => (productByHandle(productHandle)?.variants.length ?? 0) > 1);
}

const noVariant = { priceCents: 0, compareAtPriceCents: null };

function optionValues(product: CatalogueProduct, name: string): string[] {
  return product.options.find((option) => option.name === name)?.values ?? [];
}

/** The cars that the part fits by make and by model: "Ford", "Ford Falcon". */
function modelNames(rows: readonly FitmentRow[], vehicles: ReadonlyMap<number, Vehicle>): { car_makes: string[]; car_models: string[] } {
  const fitted = rows.flatMap((row) => row.vehicleIds.flatMap((id) => vehicles.get(id) ?? []));
  return {
    car_makes: [...new Set(fitted.map(({ make }) => make))],
    car_models: [...new Set(fitted.map(({ make, model }) => `${make} ${model}`))],
  };
}

/** What shoppers type to name a car that the part fits: "Holden HQ Monaro", "HQ GTS", its engine, each year. */
function vehicleTexts(rows: readonly FitmentRow[], vehicles: ReadonlyMap<number, Vehicle>): string[] {
  const names = new Set<string>();
  const engines = new Set<string>();
  const years = new Set<number>();
  for (const row of rows) {
    const rowVehicles = row.vehicleIds.flatMap((id) => vehicles.get(id) ?? []);
    for (const { make, series, model, submodel } of rowVehicles) {
      names.add(series === model ? `${make} ${series}` : `${make} ${series} ${model}`);
      if (submodel !== "" && submodel !== model) names.add(`${series} ${submodel}`);
    }
    for (const engine of enginesOf(row, rowVehicles)) engines.add(engine);
    for (let year = row.yearFrom; year <= row.yearTo; year++) years.add(year);
  }
  return [...names, ...engines, ...[...years].toSorted((a, b) => a - b).map(String)];
}

/** A row that names a family of engines fits those of it only, and is found by each of their names; one that names none fits every engine of its cars. */
function enginesOf({ engine: label }: FitmentRow, vehicles: readonly Vehicle[]): string[] {
  const family = engineFamilies.find((each) => each.label === label);
  const all = vehicles.flatMap(({ engines }) => engines);
  if (label === undefined) return all;
  return family === undefined ? [label] : [label, ...all.filter((engine) => family.engines.test(engine))];
}

type ImageRecord = { url: string; alt: string; width: number; height: number };

export function imageRecord(image: CatalogueImage | undefined, picturesUrl: string): ImageRecord | null {
  if (image === undefined) return null;
  return { url: `${picturesUrl}/${image.path}`, alt: image.alt, width: image.width, height: image.height };
}
