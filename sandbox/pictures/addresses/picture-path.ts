export { cmsAssetPath } from "./cms-asset-path.ts";
import { isCar } from "../cars/cars.ts";
import { isPartFamily } from "./part-family.ts";
import { encodeText } from "./path-text.ts";
import { foldSeed, type PartView, type SceneName } from "./picture-request.ts";

/**
 * Path of a part's picture below the pictures service: `parts/guard/hero/7.s-lh.f-primer.svg`.
 * @param input.family a family code of product_types.csv (`svg_family`); an unknown one is a programming error and throws
 * @param input.seed SKU or handle; folded into one of 24 drawings of the family
 * @param input.label text on the part itself (badge script, filter number)
 * @param input.brand brand name for packs and labels
 * @param input.size millimetres for the dimension view, "280x24"
 * @param input.type product type, for a family that draws several things
 * @param input.bores cylinders in a row of the engine that the part is made for, at most 8
 * @param input.quantity pieces sold together, at most 999
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
  type?: string;
  bores?: number;
  quantity?: number;
}): string {
  if (!isPartFamily(input.family)) throw new TypeError(`Unknown picture family: ${input.family}`);
  const parameters = {
    b: input.brand,
    c: input.colour,
    f: input.finish,
    l: input.label,
    n: input.bores?.toString(),
    q: input.quantity?.toString(),
    s: input.side,
    t: input.type,
    z: input.size,
  };
  return `parts/${input.family}/${input.view}/${foldSeed(input.seed)}${encodeParameters(parameters)}.svg`;
}

/** Path of a brand's drawn mark (600 × 300). */
export function brandMarkPath(brandSlug: string, brandName: string): string {
  return `brands/${encodeText(brandSlug)}/${encodeText(brandName)}.svg`;
}

/**
 * Path of a car seen from the side (900 × 360): `cars/holden-monaro-hq-coupe/side/3.c-red.svg`.
 * @param input.car a slug of outlines.csv; an unknown one is a programming error and throws. `carOf` finds the one of a vehicle
 */
export function carPicturePath(input: { car: string; colour?: string; seed: string }): string {
  return `cars/${knownCar(input.car)}/side/${foldSeed(input.seed)}${encodeParameters({ c: input.colour })}.svg`;
}

/** Path of a scene for heroes and articles (1600 × 900); `car` is the one that stands in it, else the scene's own choice. */
export function scenePath(input: { scene: SceneName; seed: string; car?: string }): string {
  const car = input.car === undefined ? undefined : knownCar(input.car);
  return `scenes/${input.scene}/${foldSeed(input.seed)}${encodeParameters({ v: car })}.svg`;
}

function knownCar(slug: string): string {
  if (!isCar(slug)) throw new TypeError(`Unknown car: ${slug}`);
  return slug;
}

/** Path of a category's thumbnail (600 × 450), drawn with the part that stands for it. */
export function categoryPicturePath(categoryHandle: string, family: string): string {
  if (!isPartFamily(family)) throw new TypeError(`Unknown picture family: ${family}`);
  return `categories/${family}/${encodeText(categoryHandle)}.svg`;
}

/** Path of an assembly's exploded view (1200 × 800). */
export function assemblyPicturePath(slug: string): string {
  return `assemblies/${slug}.svg`;
}

/** Path of the enamelled sign of a workshop's bench (600 × 600), drawn around a part of this family. */
export function emblemPath(benchName: string, family: string): string {
  if (!isPartFamily(family)) throw new TypeError(`Unknown picture family: ${family}`);
  return `emblems/${family}/${encodeText(benchName)}.svg`;
}

function encodeParameters(parameters: Record<string, string | undefined>): string {
  return Object.entries(parameters)
    .map(([key, value]) => [key, encodeText(value ?? "")])
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `.${key}-${value}`)
    .join("");
}
