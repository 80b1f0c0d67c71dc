export { cmsAssetPath } from "./cms-asset-path.ts";
import { isPartFamily } from "./part-family.ts";
import { encodeText, normaliseText } from "./path-text.ts";
import { type BodyStyle, bodyStyles, foldSeed, type PartView, type SceneName } from "./picture-request.ts";

/**
 * Path of a part's picture below the pictures service: `parts/guard/hero/7.s-lh.f-primer.svg`.
 * @param input.family a family code of product_types.csv (`svg_family`); an unknown one is a programming error and throws
 * @param input.seed SKU or handle; folded into one of 24 drawings of the family
 * @param input.label text on the part itself (badge script, filter number)
 * @param input.brand brand name for packs and labels
 * @param input.size millimetres for the dimension view, "280x24"
 */
export function partPicturePath(input: {
  family: string;
  view: PartView;
  seed: string;
  side?: "LH" | "RH";
  finish?: string;
  colour?: string;
  label?: string;
  brand?: string;
  size?: string;
}): string {
  if (!isPartFamily(input.family)) throw new TypeError(`Unknown picture family: ${input.family}`);
  const parameters = {
    b: input.brand,
    c: input.colour,
    f: input.finish,
    l: input.label,
    s: input.side,
    z: input.size,
  };
  return `parts/${input.family}/${input.view}/${foldSeed(input.seed)}${encodeParameters(parameters)}.svg`;
}

/** Path of a brand's drawn mark (600 × 300). */
export function brandMarkPath(brandSlug: string, brandName: string): string {
  return `brands/${encodeText(brandSlug)}/${encodeText(brandName)}.svg`;
}

/** Path of a generic car outline seen from the side (900 × 360); `bodyStyle` may be any vehicle's body style. */
export function carPicturePath(input: { bodyStyle: string; view: "side"; colour?: string; seed: string }): string {
  return `cars/${nearestBodyStyle(input.bodyStyle)}/${input.view}/${foldSeed(input.seed)}${encodeParameters({ c: input.colour })}.svg`;
}

/** Path of a line-art scene for heroes and articles (1600 × 900). */
export function scenePath(input: { scene: SceneName; seed: string }): string {
  return `scenes/${input.scene}/${foldSeed(input.seed)}.svg`;
}

/** Path of a category's thumbnail (600 × 450), drawn with the part that stands for it. */
export function categoryPicturePath(categoryHandle: string, family: string): string {
  if (!isPartFamily(family)) throw new TypeError(`Unknown picture family: ${family}`);
  return `categories/${family}/${encodeText(categoryHandle)}.svg`;
}

/** Path of the enamelled sign of a workshop's bench (600 × 600), drawn around a part of this family. */
export function emblemPath(benchName: string, family: string): string {
  if (!isPartFamily(family)) throw new TypeError(`Unknown picture family: ${family}`);
  return `emblems/${family}/${encodeText(benchName)}.svg`;
}

const bodyStyleWords: readonly [RegExp, BodyStyle][] = [
  [/coup|hard ?top|fastback|2.?door|monaro/, "coupe"],
  [/wagon|estate|shooting/, "wagon"],
  [/ute|pick|tray|cab|utility|truck/, "ute"],
  [/van|bus|kombi/, "van"],
  [/hatch|mini|liftback/, "hatch"],
  [/roadster|convert|cabrio|moke|spider|spyder|open|tourer|targa/, "roadster"],
  [/4wd|4x4|suv|off.?road|troop|cruiser|patrol/, "4wd"],
];

function nearestBodyStyle(bodyStyle: string): BodyStyle {
  const name = normaliseText(bodyStyle);
  const exact = bodyStyles.find((style) => style === name);
  return exact ?? bodyStyleWords.find(([pattern]) => pattern.test(name))?.[1] ?? "sedan";
}

function encodeParameters(parameters: Record<string, string | undefined>): string {
  return Object.entries(parameters)
    .map(([key, value]) => [key, encodeText(value ?? "")])
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `.${key}-${value}`)
    .join("");
}
