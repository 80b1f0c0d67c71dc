import type { ProductType } from "#sandbox/catalogue/tables/product-types.ts";
import type { CatalogueVariant } from "#sandbox/catalogue/types.ts";
import { slugify } from "#shared/domain/slug.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import type { ProductOption } from "../product/options.ts";
import { randomFor, type Random } from "../random.ts";
import { attributesOf, type Specification } from "./attributes.ts";
import { sideLabel } from "./titles.ts";

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
    ["Weight", variant === undefined ? null : weightText(variant.weightGrams)],
    ["Dangerous goods class", type.dangerous_goods_class === "" ? null : type.dangerous_goods_class],
  ];
  const known = fixed.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  const taken = new Set([...known.map(({ label }) => label), ...options.map(({ name }) => name)]);
  return [...known, ...attributesOf(draft, taken)];
}

function weightText(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(1))} kg`;
}

function packQuantityOf({ type, side }: ProductDraft, options: ProductOption[]): string | null {
  if (options.some(({ name }) => name === "Pack size") || type.extra_attributes.includes("pieces")) return null;
  if (side === "Pair") return "2";
  if (side === "LH" || side === "RH") return "1";
  return type.pack_quantities[0] ?? null;
}
