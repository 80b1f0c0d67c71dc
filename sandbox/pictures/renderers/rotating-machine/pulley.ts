import { material as named } from "../../drawing/material.ts";
import type { Material } from "../../drawing/material.ts";
import type { Pen } from "../../drawing/pen.ts";
import { circle } from "../../drawing/shapes.ts";

export function pulley(pen: Pen, cx: number, cy: number, r: number, metal: Material): string {
  return (
    circle(cx, cy, r, { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 }) +
    circle(cx, cy, r * 0.86, { fill: "none", stroke: "#0d0f12", "stroke-width": r * 0.09 }) +
    circle(cx, cy, r * 0.7, { fill: pen.face(metal, "up"), stroke: metal.edge, "stroke-width": 1.6 }) +
    circle(cx, cy, r * 0.24, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 })
  );
}
