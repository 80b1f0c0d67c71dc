import type { Material } from "./material.ts";
import { d } from "./path-data.ts";
import type { Pen } from "./pen.ts";
import { type Attributes, circle, ellipse, path, stroke } from "./shapes.ts";

/** An upright cylinder seen from slightly above; `lid` is the material of its top. */
export function uprightCylinder(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  material: Material,
  lid: Material = material,
  tilt = 0.16,
): string {
  const ry = (width * tilt) / 2;
  const rx = width / 2;
  const side = d`M${x} ${y}L${x} ${y + height}A${rx} ${ry} 0 0 0 ${x + width} ${y + height}L${x + width} ${y}A${rx} ${ry} 0 0 1 ${x} ${y}Z`;
  return (
    path(side, { fill: pen.tube(material), stroke: material.edge, "stroke-width": 1.2 }) +
    ellipse(x + rx, y, rx, ry, { fill: pen.face(lid), stroke: lid.edge, "stroke-width": 1 })
  );
}

/** A cylinder lying across the picture, its round end to the right when `end` is given. */
export function lyingCylinder(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  material: Material,
  end?: Material,
  tilt = 0.2,
): string {
  const rx = (height * tilt) / 2;
  const ry = height / 2;
  const side = d`M${x} ${y}L${x + width} ${y}A${rx} ${ry} 0 0 1 ${x + width} ${y + height}L${x} ${y + height}A${rx} ${ry} 0 0 1 ${x} ${y}Z`;
  const cap = end ? ellipse(x + width, y + ry, rx, ry, { fill: pen.face(end), stroke: end.edge, "stroke-width": 1 }) : "";
  return path(side, { fill: pen.tube(material, "down"), stroke: material.edge, "stroke-width": 1.2 }) + cap;
}

/** A drilled hole: dark, with light on its lower right lip. */
export function boltHole(cx: number, cy: number, r: number): string {
  return circle(cx + r * 0.12, cy + r * 0.12, r * 1.1, { fill: "#ffffff", opacity: 0.55 }) + circle(cx, cy, r, { fill: "#15181c" });
}

/** A domed bolt or screw head. */
export function boltHead(pen: Pen, cx: number, cy: number, r: number, material: Material): string {
  return (
    circle(cx + r * 0.15, cy + r * 0.25, r, { fill: "#000000", opacity: 0.25 }) +
    circle(cx, cy, r, {
      fill: pen.radial([
        [0, material.shine],
        [0.45, material.light],
        [1, material.dark],
      ]),
      stroke: material.edge,
      "stroke-width": 0.8,
    })
  );
}

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
