import type { ProductType } from "#sandbox/catalogue/tables/product-types.ts";
import type { CatalogueVariant } from "#sandbox/catalogue/types.ts";
import { slugify } from "#shared/domain/slug.ts";
import { type Cylinders, cylindersOf } from "../plan/cylinders.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import type { ProductOption } from "../plan/options.ts";
import { randomFor, type Random } from "../random.ts";
import { attributesOf, type Specification } from "./attributes.ts";
import { sideLabel } from "../plan/sides.ts";

export type Substance = { material: string | null; thicknessMm: string | null; finish: string | null };

/** What the part is made of: one material and finish for a part, unless the shopper chooses them. */
export function substanceOf({ type, partKey }: ProductDraft, options: ProductOption[]): Substance {
  const random = randomFor(`substance|${partKey}`);
  const chosen = new Set(options.map(({ name }) => name));
  const isColourChosen = ["Colour", "Finish", "Tint"].some((name) => chosen.has(name));
  return {
    material: chosen.has("Material") ? type.materials.join(", ") : materialOf(type, random),
    thicknessMm: type.thickness_mm === "" ? null : type.thickness_mm,
    finish: isColourChosen || type.colours.length === 0 ? null : random.pick(type.colours),
  };
}

/** A category that is named after a material holds nothing else. */
function materialOf({ materials, category_url: url }: ProductType, random: Random): string | null {
  const named = materials.find((material) => url.endsWith(`${slugify(material)}-carpet-sets`));
  return named ?? (materials.length === 0 ? null : random.pick(materials));
}

export function specificationsOf(
  draft: ProductDraft,
  options: ProductOption[],
  substance: Substance,
  variant: CatalogueVariant | undefined,
): Specification[] {
  const { type, brand, position, side } = draft;
  const fixed: [string, string | null][] = [
    ["Part number", draft.partNumber],
    ["Brand", brand.name],
    ["Position", position],
    ["Side", side === null ? null : sideLabel(side)],
    ["Material", substance.material],
    ["Thickness", substance.thicknessMm === null ? null : `${substance.thicknessMm.replace("-", "–")} mm`],
    ["Finish", substance.finish],
    ["Pack quantity", packQuantityOf(draft, options)],
    ["Weight", variant === undefined || type.svg_family === "gift_card" ? null : weightText(variant.weightGrams)],
    ["Dangerous goods class", type.dangerous_goods_class === "" ? null : type.dangerous_goods_class],
  ];
  const known = fixed.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  const taken = new Set([...known.map(({ label }) => label), ...options.map(({ name }) => name)]);
  return [...known, ...attributesOf(draft, taken)];
}

function weightText(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(1))} kg`;
}

/** How many pieces come together, as the record says it; null where the shopper chooses, or where the part's own count of pieces says it. */
export function packQuantityOf({ type, side, target }: ProductDraft, options: ProductOption[]): string | null {
  if (options.some(({ name }) => name === "Pack size") || type.extra_attributes.includes("pieces")) return null;
  if (side === "Pair") return "2";
  if (side === "LH" || side === "RH") return "1";
  if (side === "Set" && type.pack_quantities[0] === "1") return type.pack_quantities.at(-1) ?? null;
  return perEngine(type, cylindersOf(target)) ?? type.pack_quantities[0] ?? null;
}

/** Plugs and pistons come one a cylinder, leads with one more for the coil. */
function perEngine({ svg_family: family }: ProductType, cylinders: Cylinders | null): string | null {
  if (cylinders === null) return null;
  if (family === "spark_plug" || family === "piston") return String(cylinders.count);
  return family === "leads" ? String(cylinders.count + 1) : null;
}
