import type { Material } from "./material.ts";
import { stroke, type Attributes } from "./shapes.ts";

/** A bent round rod, hose or pipe along a path: layered strokes, lit from the top left. */
export function tube(d: string, width: number, material: Material, attributes: Attributes = {}): string {
  const shift = width * 0.13;
  const moved = (share: number) => `translate(${(-shift * share).toFixed(2)} ${(-shift * share).toFixed(2)})`;
  const lit = { ...attributes, transform: moved(1) };
  return [
    stroke(d, material.edge, width, attributes),
    stroke(d, material.dark, width * 0.86, attributes),
    stroke(d, material.mid, width * 0.66, { ...lit, transform: moved(0.4) }),
    stroke(d, material.light, width * 0.36, lit),
    stroke(d, material.shine, width * 0.13, { ...lit, opacity: 0.85 }),
  ].join("");
}
