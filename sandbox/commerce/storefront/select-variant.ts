import type { CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";

type SelectedOption = { name: string; value: string };
export type SelectedOptions = {
  selectedOptions?: SelectedOption[] | null;
  caseInsensitiveMatch?: boolean | null;
  ignoreUnknownOptions?: boolean | null;
};

/** The variant with exactly these option values; undefined when options are missing, unknown or do not combine. */
export function variantBySelectedOptions(product: CatalogueProduct, args: SelectedOptions): CatalogueVariant | undefined {
  const selected = knownOptions(product, args);
  if (selected.length < product.options.length) return undefined;
  return product.variants.find((variant) => selected.every((option) => hasValue(variant, option, args)));
}

/** Variants that differ from the selection in one option at most. */
export function adjacentVariants(product: CatalogueProduct, args: SelectedOptions): CatalogueVariant[] {
  const first = product.variants[0];
  const chosen = knownOptions(product, args);
  const selected = product.options.map(
    ({ name }) => chosen.find((option) => option.name === name) ?? { name, value: first?.optionValues[name] ?? "" },
  );
  return product.variants.filter((variant) => selected.filter((option) => !hasValue(variant, option, args)).length <= 1);
}

function knownOptions(product: CatalogueProduct, { selectedOptions, ignoreUnknownOptions }: SelectedOptions): SelectedOption[] {
  const selected = selectedOptions ?? [];
  return ignoreUnknownOptions === true ? selected.filter(({ name }) => product.options.some((option) => option.name === name)) : selected;
}

function hasValue(variant: CatalogueVariant, { name, value }: SelectedOption, { caseInsensitiveMatch }: SelectedOptions): boolean {
  if (caseInsensitiveMatch !== true) return variant.optionValues[name] === value;
  return Object.entries(variant.optionValues).some(
    ([key, held]) => key.toLowerCase() === name.toLowerCase() && held.toLowerCase() === value.toLowerCase(),
  );
}
