import type { Product, ProductVariant } from "#shared/contract/catalogue/product.ts";
import {
  type ChosenOptions,
  missingOptionNames,
  possibleChoice,
  resolveVariant,
  withSingleValues,
} from "#shared/domain/product/variant-selection.ts";

export type ProductChoice = {
  chosen: ChosenOptions;
  /** Null until every option is chosen. */
  variant: ProductVariant | null;
  missing: string[];
};

type Choosable = Pick<Product, "options" | "variants">;

/** An option's name as it stands in an address: "Bolt pattern" → "bolt-pattern". */
const parameterOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, "-");

/** The choice that a product's address carries: each option by its name, "?size=l&colour=Black". */
export function readProductChoice(product: Choosable, params: URLSearchParams): ProductChoice {
  const named = Object.fromEntries(product.options.flatMap(({ name }) => pairOf(name, params.get(parameterOf(name)))));
  const asked = possibleChoice(product.options, product.variants, named);
  return {
    chosen: withSingleValues(product.options, asked),
    variant: resolveVariant(product.options, product.variants, asked),
    missing: missingOptionNames(product.options, asked),
  };
}

/** The query of the address for a choice; every other parameter stays. */
export function productChoiceSearch(product: Pick<Product, "options">, chosen: ChosenOptions, params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete("choose");
  for (const { name, values } of product.options) {
    const value = chosen[name];
    if (value === undefined || values.length === 1) next.delete(parameterOf(name));
    else next.set(parameterOf(name), value);
  }
  return `?${next}`;
}

/** The variant whose price and pictures stand for the product until one is chosen: the first that can be had. */
export function shownVariant(product: Choosable, choice: ProductChoice): ProductVariant {
  const shown = choice.variant ?? product.variants.find((variant) => variant.isAvailable) ?? product.variants[0];
  if (!shown) throw new Error("A product has at least one variant");
  return shown;
}

/** What the shown variant costs; while none is chosen, from what the cheapest costs, and nothing of what others save. */
export function priceOf(product: Choosable, variant: ProductVariant | null, shown: ProductVariant) {
  const prices = product.variants.map(({ priceCents }) => priceCents);
  const lowest = Math.min(...prices);
  const isFrom = variant === null && Math.max(...prices) > lowest;
  const priceCents = variant?.priceCents ?? lowest;
  return { priceCents, compareToPriceCents: shown.priceCents === priceCents ? shown.compareToPriceCents : null, isFrom };
}

/** Goods that are ordered in or made are sold beyond what is on the shelf. */
export function isFreeSale(product: Pick<Product, "isSpecialOrder" | "isMadeToOrder" | "availability">): boolean {
  return product.isSpecialOrder || product.isMadeToOrder || product.availability === "backorder";
}

function pairOf(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}
