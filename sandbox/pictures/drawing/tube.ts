import type { Material } from "./material.ts";
import { stroke, type Attributes } from "./shapes.ts";

/** A bent round rod, hose or pipe along a path: layered strokes, lit from the top left. */
export function tube(d: string, width: number, material: Material, attributes: Attributes = {}): string {
  const shift = width * 0.13;
  const lit = { ...attributes, transform: `translate(${-shift.toFixed(2)} ${-shift.toFixed(2)})` };
  return [
    stroke(d, material.edge, width, attributes),
    stroke(d, material.dark, width * 0.86, attributes),
    stroke(d, material.mid, width * 0.66, { ...lit, transform: `translate(${(-shift * 0.4).toFixed(2)} ${(-shift * 0.4).toFixed(2)})` }),
    stroke(d, material.light, width * 0.36, lit),
    stroke(d, material.shine, width * 0.13, { ...lit, opacity: 0.85 }),
  ].join("");
}
