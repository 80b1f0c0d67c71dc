import type { BundleComponent } from "#shared/contract/catalogue/product.ts";
import { productChoiceSearch, type ProductChoice, readProductChoice } from "./product-choice.ts";

export type BundleChoice = {
  /** By the component's handle. */
  components: Map<string, ProductChoice>;
  /** What is still to be chosen, "Size of Door seal". A kit is complete only when every component has a variant. */
  missing: string[];
  isComplete: boolean;
  isAvailable: boolean;
};

type Bundle = { title: string; bundleComponents: BundleComponent[] };

/** The choices for a kit's components, as the address carries them: "?kit1-side=LH" for the first one. */
export function readBundleChoice({ title, bundleComponents: components }: Bundle, params: URLSearchParams): BundleChoice {
  const choices = components.map((component, index) => ({ component, choice: readProductChoice(component, ownParams(params, index)) }));
  return {
    components: new Map(choices.map(({ component, choice }) => [component.handle, choice])),
    missing: choices.flatMap(({ component, choice }) => choice.missing.map((name) => `${name} of ${titleWithin(title, component)}`)),
    isComplete: choices.every(({ choice }) => choice.variant !== null),
    isAvailable: choices.every(({ component, choice }) =>
      choice.variant ? choice.variant.isAvailable : component.variants.some((variant) => variant.isAvailable),
    ),
  };
}

/** A component's title without what its kit's title says already: the car, as a rule. */
export function titleWithin(kitTitle: string, component: Pick<BundleComponent, "title">): string {
  const told = new Set(kitTitle.split(", "));
  const [name = "", ...more] = component.title.split(", ");
  return [name, ...more.filter((part) => !told.has(part))].join(", ");
}

/** The query of the address with another choice for one component. */
export function bundleChoiceSearch(
  components: BundleComponent[],
  component: BundleComponent,
  chosen: Record<string, string>,
  params: URLSearchParams,
): string {
  const index = components.indexOf(component);
  const next = new URLSearchParams([...params].filter(([name]) => !name.startsWith(prefixOf(index)) && name !== "choose"));
  for (const [name, value] of new URLSearchParams(productChoiceSearch(component, chosen, new URLSearchParams())))
    next.set(prefixOf(index) + name, value);
  return `?${next}`;
}

/** What the cart line remembers of the components that had something to choose. */
export function bundleAttributes(components: BundleComponent[], choice: BundleChoice): { key: string; value: string }[] {
  return components.flatMap((component) => {
    const open = component.options.filter((option) => option.values.length > 1);
    const chosen = choice.components.get(component.handle)?.chosen ?? {};
    const values = open.flatMap(({ name }) => chosen[name] ?? []);
    return values.length === 0 ? [] : [{ key: component.title, value: values.join(" / ") }];
  });
}

function ownParams(params: URLSearchParams, index: number): URLSearchParams {
  const prefix = prefixOf(index);
  return new URLSearchParams([...params].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])));
}

function prefixOf(index: number): string {
  return `kit${index + 1}-`;
}
