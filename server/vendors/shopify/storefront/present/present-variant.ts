import type { ProductOption, ProductVariant } from "#shared/contract/catalogue/product.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import type { VariantFieldsFragment, WeightUnit } from "../generated/graphql.ts";
import { presentPicture } from "./present-picture.ts";

const gramsPerUnit: Record<WeightUnit, number> = { GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.349_523_125, POUNDS: 453.592_37 };

type VariantOwner = {
  title: string;
  /** Ordered in or made for whoever buys it: it is sold beyond the shelf too, which does not make it a backorder. */
  isOrderedIn: boolean;
};

/** What can be bought: prices in cents, its weight in whole grams whatever unit the platform keeps it in. */
export function presentVariant(variant: VariantFieldsFragment, { title, isOrderedIn }: VariantOwner, publicUrl: string): ProductVariant {
  const { minimum, maximum, increment } = variant.quantityRule;
  return {
    id: variant.id,
    sku: variant.sku ?? "",
    title: variant.title,
    optionValues: Object.fromEntries(chosenOptions(variant.selectedOptions).map(({ name, value }) => [name, value])),
    priceCents: parseMoneyAmount(variant.price.amount),
    compareToPriceCents: variant.compareAtPrice ? parseMoneyAmount(variant.compareAtPrice.amount) : null,
    isAvailable: variant.availableForSale,
    isBackOrder: variant.currentlyNotInStock && !isOrderedIn,
    quantityAvailable: variant.quantityAvailable ?? null,
    quantityRule: { minimum, maximum: maximum ?? null, increment },
    weightGrams: Math.round((variant.weight ?? 0) * gramsPerUnit[variant.weightUnit]),
    picture: variant.image ? presentPicture(variant.image, title, publicUrl) : null,
  };
}

/** Option names with their values in the shop's order; a product without a choice has none. */
export function presentOptions(options: { name: string; optionValues: { name: string }[] }[]): ProductOption[] {
  return options
    .map(({ name, optionValues }) => ({ name, values: optionValues.map((value) => value.name) }))
    .filter(({ name, values }) => !(values.length === 1 && isDefaultOption({ name, value: values[0] ?? "" })));
}

type NamedValue = { name: string; value: string };

/** Shopify gives a product without options one called Title with the value "Default Title"; nobody chose that. */
function isDefaultOption({ name, value }: NamedValue): boolean {
  return name === "Title" && value === "Default Title";
}

/** The options that somebody chooses. */
export function chosenOptions<Option extends NamedValue>(options: Option[]): Option[] {
  return options.filter((option) => !isDefaultOption(option));
}
