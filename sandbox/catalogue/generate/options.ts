import { hasSideOption } from "./part-kinds.ts";
import { sizesOf, valuesByOption, valuesByType } from "./option-values.ts";
import type { ProductDraft } from "./product-draft.ts";
import type { ProductType } from "./product-types.ts";
import { randomFor, type Random } from "./random.ts";
import { sideLabel } from "./titles.ts";

export type ProductOption = { name: string; values: string[] };

const colourOptions = new Set(["Colour", "Finish", "Tint", "Knob colour", "Fascia"]);
const mostColours = 4;

/** The options a shopper chooses from; Shopify's single "Title" where there is nothing to choose. */
export function optionsOf(draft: ProductDraft): ProductOption[] {
  const random = randomFor(`options|${draft.partKey}`);
  const named = draft.type.variant_options.map((name) => ({ name, values: valuesOf(draft.type, name, random) }));
  const options = [...named, ...sideOption(draft.type), ...packOption(draft)].filter(({ values }) => values.length > 1);
  return options.length === 0 ? [{ name: "Title", values: ["Default Title"] }] : options;
}

export function isColourOption(name: string): boolean {
  return colourOptions.has(name);
}

/** Every combination of the option values, in the order of the options. */
export function combinationsOf(options: ProductOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (combinations, { name, values }) => combinations.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value }))),
    [{}],
  );
}

function valuesOf(type: ProductType, name: string, random: Random): string[] {
  const listed = valuesByType[type.product_type]?.[name] ?? valuesByOption[name];
  if (listed !== undefined) return [...listed];
  if (name === "Size") return [...sizesOf(type.extra_attributes)];
  if (name === "Material") return type.materials.slice(0, 3);
  return someOf(type.colours, mostColours, random);
}

function sideOption(type: ProductType): ProductOption[] {
  return hasSideOption(type) ? [{ name: "Side", values: type.sides.map(sideLabel) }] : [];
}

/** Clips and grommets come in packs; a part made by the side does not. */
function packOption({ type, side }: ProductDraft): ProductOption[] {
  const isSmallPart = /^(clip|bush_small|clamp|bolts|nuts|box_assort|decal)$/.test(type.svg_family);
  if (side !== null || !isSmallPart || type.pack_quantities.length < 2) return [];
  return [{ name: "Pack size", values: type.pack_quantities.map((quantity) => (quantity === "1" ? "Single" : `Pack of ${quantity}`)) }];
}

function someOf(values: readonly string[], count: number, random: Random): string[] {
  if (values.length <= count) return [...values];
  const skipped = random.int(0, values.length - 1);
  return [...values.slice(skipped), ...values.slice(0, skipped)].slice(0, count);
}
