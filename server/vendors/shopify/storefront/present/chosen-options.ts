type NamedValue = { name: string; value: string };

/** Shopify gives a product without options one called Title with the value "Default Title"; nobody chose that. */
export function isDefaultOption({ name, value }: NamedValue): boolean {
  return name === "Title" && value === "Default Title";
}

export function chosenOptions<Option extends NamedValue>(options: Option[]): Option[] {
  return options.filter((option) => !isDefaultOption(option));
}
