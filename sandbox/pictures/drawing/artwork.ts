import type { PartFamily } from "../addresses/part-family.ts";
import type { Material, MaterialName } from "./material.ts";
import type { Pen } from "./pen.ts";
import type { Random } from "./random.ts";

/** What a renderer may use to draw one part. */
export type Sheet = {
  family: PartFamily;
  seed: number;
  pen: Pen;
  random: Random;
  side?: "LH" | "RH";
  /** Finish and colour words in lower case, "" when none was asked for. */
  words: string;
  /** The material that the finish or the colour asks for. */
  material(fallback: MaterialName): Material;
  /** The hex colour asked for; the fallback is a colour's name. */
  colour(fallback: string): string;
  label?: string;
  brand: string;
  /** The product type in lower case, "" when the picture doesn't say. */
  type: string;
  /** Cylinders in a row of the engine; 0 when the picture doesn't say. */
  bores: number;
  /** Pieces sold together; 0 when the picture doesn't say. */
  quantity: number;
};

/** A drawn part in a 600 × 600 frame, without ground, shadow or text about it. Always the left-hand part: the views mirror it. */
export type Artwork = {
  body: string;
  /** Where the part is in the frame. */
  box: { x: number; y: number; width: number; height: number };
  /** The one of several pieces that the dimension view measures; the whole part unless told otherwise. */
  piece?: { x: number; y: number; width: number; height: number };
  /** Width and height in millimetres of the part, or of that piece. */
  sizeMm: readonly [number, number];
  /** The spot that the detail view enlarges. */
  focus: readonly [x: number, y: number];
  /** How many pixels thick a flat part looks in the three-quarter view; 0 for round bodies. */
  depth?: number;
  /** "box" unless told otherwise. */
  pack?: "box" | "bag" | "tag";
  /** How many pieces the drawing shows; 1 unless told otherwise, 0 where it stands for many. */
  count?: number;
  /** A cross-section in a 200 × 200 frame, shown enlarged in the detail view. */
  profile?: string;
  /** Lettering on the part keeps it from being mirrored for the other side. */
  isLettered?: boolean;
};

export type Renderer = (sheet: Sheet) => Artwork;
