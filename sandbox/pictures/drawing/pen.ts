import type { Material, Stops } from "./material.ts";
import { element } from "./shapes.ts";

/** down: light from above; across: light from the left; slope: from the top left corner. */
type Direction = "down" | "up" | "across" | "slope";

/** Collects the gradients and clips of one picture; equal ones are written once. */
export type Pen = {
  linear(stops: Stops, direction?: Direction): string;
  radial(stops: Stops, cx?: number, cy?: number, r?: number): string;
  face(material: Material, direction?: Direction): string;
  tube(material: Material, direction?: Direction): string;
  clip(shapes: string): string;
  define(build: (id: string) => string): string;
  definitions(): string;
};

const vectors: Readonly<Record<Direction, { x1: number; y1: number; x2: number; y2: number }>> = {
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  up: { x1: 0, y1: 1, x2: 0, y2: 0 },
  across: { x1: 0, y1: 0, x2: 1, y2: 0 },
  slope: { x1: 0.1, y1: 0, x2: 0.9, y2: 1 },
};

export function createPen(): Pen {
  const idByContent = new Map<string, string>();
  const define = (build: (id: string) => string): string => {
    const content = build("@");
    const id = idByContent.get(content) ?? `d${idByContent.size}`;
    idByContent.set(content, id);
    return `url(#${id})`;
  };
  const linear = (stops: Stops, direction: Direction = "down") =>
    define((id) => element("linearGradient", { id, ...vectors[direction] }, stopElements(stops)));
  return {
    define,
    linear,
    radial: (stops, cx = 0.35, cy = 0.3, r = 0.8) => define((id) => element("radialGradient", { id, cx, cy, r }, stopElements(stops))),
    face: (material, direction = "slope") => linear(material.face, direction),
    tube: (material, direction = "across") => linear(material.tube, direction),
    clip: (shapes) => define((id) => element("clipPath", { id }, shapes)),
    definitions: () => [...idByContent].map(([content, id]) => content.replace('id="@"', `id="${id}"`)).join(""),
  };
}

export function stopElements(stops: Stops): string {
  return stops.map(([offset, colour]) => element("stop", { offset, ...stopColour(colour) })).join("");
}

/** librsvg does not read eight-digit hex colours everywhere, so the alpha is written apart. */
function stopColour(colour: string): Record<string, string | number> {
  if (colour.length !== 9) return { "stop-color": colour };
  return { "stop-color": colour.slice(0, 7), "stop-opacity": parseInt(colour.slice(7), 16) / 255 };
}
