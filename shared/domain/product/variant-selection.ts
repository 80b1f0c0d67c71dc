/** The parts of an option and a variant that choosing needs. */
type Option = { name: string; values: string[] };
type Choosable = { optionValues: Record<string, string>; isAvailable: boolean };

/** Option name to chosen value; an option that is not chosen yet is absent. */
export type ChosenOptions = Record<string, string>;

/** What a value of an option means beside the other choices made so far. */
export type OptionValueState = {
  value: string;
  isChosen: boolean;
  /** False when no variant combines this value with the other choices: the value is ruled out. */
  exists: boolean;
  /** False when every variant that it leads to is sold out. */
  isAvailable: boolean;
};

/** Options with a single value need no choosing. "Title: Default Title" is one of these. */
export function withSingleValues(options: Option[], chosen: ChosenOptions): ChosenOptions {
  const settled: ChosenOptions = {};
  for (const { name, values } of options) {
    const [only, ...others] = values;
    const wanted = chosen[name];
    if (only !== undefined && others.length === 0) settled[name] = only;
    else if (wanted !== undefined && values.includes(wanted)) settled[name] = wanted;
  }
  return settled;
}

/** As many of the asked values, in the product's order, as one variant can have together: an address may ask for anything. */
export function possibleChoice(options: Option[], variants: Choosable[], asked: ChosenOptions): ChosenOptions {
  const settled = withSingleValues(options, asked);
  let possible: ChosenOptions = {};
  for (const { name } of options) {
    const value = settled[name];
    const next = value === undefined ? possible : { ...possible, [name]: value };
    if (variants.some((variant) => isCombinable(variant, next))) possible = next;
  }
  return possible;
}

/** Names of the options that still wait for a choice, in the product's order. */
export function missingOptionNames(options: Option[], chosen: ChosenOptions): string[] {
  const settled = withSingleValues(options, chosen);
  return options.map((option) => option.name).filter((name) => settled[name] === undefined);
}

/** The variant that the choices lead to; null until every option is chosen, or when the combination does not exist. */
export function resolveVariant<Variant extends Choosable>(options: Option[], variants: Variant[], chosen: ChosenOptions): Variant | null {
  if (missingOptionNames(options, chosen).length > 0) return null;
  const settled = withSingleValues(options, chosen);
  return variants.find((variant) => isCombinable(variant, settled)) ?? null;
}

/** Every value of one option, beside the choices made for the others. */
export function optionValueStates(option: Option, options: Option[], variants: Choosable[], chosen: ChosenOptions): OptionValueState[] {
  const settled = withSingleValues(options, chosen);
  return option.values.map((value) => {
    const leadsTo = variants.filter((variant) => isCombinable(variant, { ...settled, [option.name]: value }));
    return {
      value,
      isChosen: settled[option.name] === value,
      exists: leadsTo.length > 0,
      isAvailable: leadsTo.some((variant) => variant.isAvailable),
    };
  });
}

/** Choices that no variant can satisfy together are dropped, the last chosen value staying. */
export function chooseOption(options: Option[], variants: Choosable[], chosen: ChosenOptions, name: string, value: string): ChosenOptions {
  let next: ChosenOptions = { [name]: value };
  for (const option of options) {
    const kept = chosen[option.name];
    if (option.name === name || kept === undefined) continue;
    const candidate = { ...next, [option.name]: kept };
    if (variants.some((variant) => isCombinable(variant, candidate))) next = candidate;
  }
  return next;
}

function isCombinable(variant: Choosable, chosen: ChosenOptions): boolean {
  return Object.entries(chosen).every(([name, value]) => variant.optionValues[name] === value);
}
