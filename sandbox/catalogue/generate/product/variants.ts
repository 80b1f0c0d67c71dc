import type { AvailabilityKind, CatalogueVariant, Store } from "#sandbox/catalogue/types.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import { idFor, randomFor } from "../random.ts";
import { isFreeSale, stockFor, stockTotal } from "./availability.ts";
import { combinationsOf, isColourOption, type ProductOption } from "../plan/options.ts";
import { type BasePrice, optionPriceFactor, priceEndingOf, shelfPriceCents } from "./prices.ts";

type Context = {
  draft: ProductDraft;
  options: ProductOption[];
  price: BasePrice;
  availability: AvailabilityKind;
  stores: Store[];
  imageIndexOf(optionValues: Record<string, string>): number;
};

export function variantsOf(context: Context): CatalogueVariant[] {
  const combinations = combinationsOf(context.options);
  const takenSkus = new Set<string>();
  const variants = combinations.map((optionValues) => variantOf(context, optionValues, combinations.length === 1, takenSkus));
  const [first] = variants;
  // A product in stock has something on the shelf, whatever the draw for its variants was.
  if (context.availability === "in-stock" && first !== undefined && variants.every(({ stock }) => stock === 0)) {
    first.stockByStore = stockFor(`${context.draft.key}|first`, context.stores, true);
    first.stock = stockTotal(first.stockByStore);
  }
  return variants;
}

function variantOf(context: Context, optionValues: Record<string, string>, isOnly: boolean, takenSkus: Set<string>): CatalogueVariant {
  const { draft, options, price, availability, stores } = context;
  const values = Object.values(optionValues);
  const key = `${draft.key}|${values.join("/")}`;
  const stockByStore = availability === "in-stock" ? stockFor(key, stores, isOnly || draft.type.svg_family === "gift_card") : {};
  return {
    id: idFor(`variant|${key}`),
    sku: isOnly ? draft.partNumber : uniqueSku(`${draft.partNumber}-${skuSuffix(options, optionValues)}`, takenSkus),
    title: isOnly ? "Default Title" : values.join(" / "),
    optionValues,
    ...pricesOf(draft, price, optionValues),
    weightGrams: weightGramsOf(draft),
    stock: stockTotal(stockByStore),
    stockByStore,
    isFreeSale: isFreeSale(availability),
    ...quantityRulesOf(draft),
    imageIndex: context.imageIndexOf(optionValues),
  };
}

function pricesOf(draft: ProductDraft, { cents, percentOff }: BasePrice, optionValues: Record<string, string>) {
  const ending = priceEndingOf(draft);
  const factor = Object.entries(optionValues).reduce((product, [name, value]) => product * optionPriceFactor(name, value), 1);
  const value = /^\$(\d+)$/.exec(optionValues["Value"] ?? "")?.[1];
  if (value !== undefined) return { priceCents: Number(value) * 100, compareAtPriceCents: null };
  const full = shelfPriceCents(Math.round(cents * factor), ending);
  if (percentOff === 0) return { priceCents: full, compareAtPriceCents: null };
  const priceCents = shelfPriceCents(Math.round((full * (100 - percentOff)) / 100), ending);
  return priceCents < full ? { priceCents, compareAtPriceCents: full } : { priceCents: full, compareAtPriceCents: null };
}

function weightGramsOf({ type, partKey }: ProductDraft): number {
  const share = randomFor(`weight|${partKey}`).next();
  return Math.max(10, Math.round((type.weight_kg_min + share * (type.weight_kg_max - type.weight_kg_min)) * 100) * 10);
}

/** "BLK" for black, "2XL" for a size, "L-B" for two options: at most four letters or digits, as the shop's variant numbers are. */
function skuSuffix(options: ProductOption[], optionValues: Record<string, string>): string {
  const values = options.map(({ name }) => ({ name, text: (optionValues[name] ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "") }));
  if (values.length > 1)
    return values
      .map(({ name, text }) => (isColourOption(name) ? text.slice(0, 1) : text.slice(0, 3)))
      .join("")
      .slice(0, 4);
  const [only] = values;
  if (only === undefined) return "A";
  return isColourOption(only.name) ? consonantsOf(only.text) : only.text.replace(/^PACKOF/, "P").slice(0, 4);
}

function consonantsOf(text: string): string {
  return (text.slice(0, 1) + text.slice(1).replace(/[AEIOU]/g, "")).slice(0, 3);
}

function uniqueSku(sku: string, taken: Set<string>): string {
  let unique = sku;
  for (let count = 2; taken.has(unique); count += 1) unique = `${sku.slice(0, sku.length - String(count).length)}${count}`;
  taken.add(unique);
  return unique;
}

type QuantityRules = { quantityMinimum: number; quantityMaximum: number | null; quantityIncrement: number };

const any: QuantityRules = { quantityMinimum: 1, quantityMaximum: null, quantityIncrement: 1 };

/** How many a shopper may order at once: extrusions from two metres, loose hardware in even numbers, aerosols within the carrier's limit. */
function quantityRulesOf({ type }: ProductDraft): QuantityRules {
  if (type.extra_attributes.includes("sold_by_metre")) return { quantityMinimum: 2, quantityMaximum: 50, quantityIncrement: 1 };
  if (type.product_type === "Hose clamp") return { quantityMinimum: 2, quantityMaximum: 100, quantityIncrement: 2 };
  if (type.product_type === "Firewall grommet") return { quantityMinimum: 4, quantityMaximum: null, quantityIncrement: 4 };
  if (type.svg_family === "aerosol") return { ...any, quantityMaximum: 6 };
  if (type.svg_family === "gift_card") return { ...any, quantityMaximum: 10 };
  if (type.product_type.startsWith("Reconditioned")) return { ...any, quantityMaximum: 1 };
  return any;
}
