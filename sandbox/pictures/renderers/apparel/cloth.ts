import type { Sheet } from "../../drawing/artwork.ts";
import { paint } from "../../drawing/material.ts";
import type { Material } from "../../drawing/material.ts";
import { garments } from "./garments.ts";

export function cloth(sheet: Sheet, fallback?: string): Material {
  const base = paint(sheet.colour(fallback ?? sheet.random.pick(garments)));
  return {
    ...base,
    shine: base.light,
    face: [
      [0, base.light],
      [0.45, base.mid],
      [1, base.dark],
    ],
  };
}
