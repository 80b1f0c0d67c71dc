import { darken } from "../../drawing/colour.ts";
import type { Material } from "../../drawing/material.ts";
import { stroke } from "../../drawing/shapes.ts";

export function crease(data: string, material: Material, width = 2.4): string {
  return (
    stroke(data, darken(material.dark, 0.25), width, { opacity: 0.75 }) +
    stroke(data, material.shine, width * 0.75, { transform: "translate(2.4 0.6)", opacity: 0.85 })
  );
}
