import type { Material } from "../../drawing/material.ts";
import { hole, ringSector } from "../../drawing/path-data.ts";
import type { Pen } from "../../drawing/pen.ts";
import { circle, group, path, repeat } from "../../drawing/shapes.ts";

/** Light on turned metal: two opposite bright sectors. */
export function turned(pen: Pen, cx: number, cy: number, outer: number, inner: number, metal: Material): string {
  const clip = pen.clip(path(hole(cx, cy, outer) + hole(cx, cy, inner), { "clip-rule": "evenodd" }));
  const wedge = (from: number, to: number, opacity: number) =>
    path(ringSector(cx, cy, 0.1, outer + 4, from, to), { fill: metal.shine, opacity });
  return (
    circle(cx, cy, outer, {
      fill: pen.linear(
        [
          [0, metal.light],
          [0.45, metal.mid],
          [0.55, metal.dark],
          [0.7, metal.mid],
          [1, metal.light],
        ],
        "slope",
      ),
      stroke: metal.edge,
      "stroke-width": 2,
    }) +
    group([wedge(196, 250, 0.28), wedge(206, 238, 0.36), wedge(216, 228, 0.5), wedge(20, 66, 0.2), wedge(30, 56, 0.3)], {
      "clip-path": clip,
    }) +
    repeat(6, (index) =>
      circle(cx, cy, inner + ((outer - inner) * (index + 0.7)) / 6.4, {
        fill: "none",
        stroke: index % 2 ? "#ffffff" : metal.edge,
        "stroke-width": 0.9,
        opacity: 0.28,
      }),
    )
  );
}
