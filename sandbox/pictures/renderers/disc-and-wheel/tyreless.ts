import type { Material } from "../../drawing/material.ts";
import type { Pen } from "../../drawing/pen.ts";
import { circle } from "../../drawing/shapes.ts";

export function tyreless(pen: Pen, barrel: Material): string {
  return (
    circle(300, 300, 210, {
      fill: pen.linear(
        [
          [0, barrel.shine],
          [0.3, barrel.mid],
          [0.5, barrel.light],
          [0.7, barrel.dark],
          [1, barrel.light],
        ],
        "slope",
      ),
      stroke: barrel.edge,
      "stroke-width": 2.4,
    }) +
    circle(300, 300, 196, { fill: "none", stroke: barrel.edge, "stroke-width": 3, opacity: 0.6 }) +
    circle(300, 300, 184, {
      fill: pen.radial(
        [
          [0, "#0a0b0d"],
          [0.8, "#1d2126"],
          [1, barrel.dark],
        ],
        0.5,
        0.5,
        0.5,
      ),
      stroke: barrel.edge,
      "stroke-width": 2,
    })
  );
}
