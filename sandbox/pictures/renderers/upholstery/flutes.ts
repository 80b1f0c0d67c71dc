import type { Material } from "../../drawing/material.ts";
import type { Pen } from "../../drawing/pen.ts";
import { group, path, rect, repeat } from "../../drawing/shapes.ts";

/** Stitched flutes inside a shape. */
export function flutes(
  pen: Pen,
  shape: string,
  vinyl: Material,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const step = width / count;
  const clip = pen.clip(path(shape));
  const drawn = repeat(count, (index) =>
    rect(x + index * step, y, step, height, {
      rx: step * 0.3,
      fill: pen.linear(
        [
          [0, vinyl.dark],
          [0.3, vinyl.light],
          [0.6, vinyl.mid],
          [1, vinyl.edge],
        ],
        "across",
      ),
    }),
  );
  return (
    path(shape, { fill: vinyl.mid }) +
    group(drawn, { "clip-path": clip }) +
    path(shape, { fill: "none", stroke: vinyl.edge, "stroke-width": 2 }) +
    path(shape, { fill: "none", stroke: vinyl.shine, "stroke-width": 1.6, "stroke-dasharray": "6 5", opacity: 0.7 })
  );
}
