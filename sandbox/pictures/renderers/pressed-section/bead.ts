import type { Material } from "../../drawing/material.ts";
import type { Pen } from "../../drawing/pen.ts";
import { rect } from "../../drawing/shapes.ts";

export function bead(pen: Pen, x: number, y: number, width: number, height: number, material: Material): string {
  return (
    rect(x, y, width, height, {
      rx: Math.min(width, height) / 2,
      fill: pen.linear(
        [
          [0, material.dark],
          [0.35, material.mid],
          [0.6, material.light],
          [0.85, material.shine],
          [1, material.mid],
        ],
        width > height ? "down" : "across",
      ),
    }) +
    rect(x, y, width, height, { rx: Math.min(width, height) / 2, fill: "none", stroke: material.edge, "stroke-width": 1, opacity: 0.55 })
  );
}
