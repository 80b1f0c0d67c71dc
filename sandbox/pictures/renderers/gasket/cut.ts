import type { Material } from "../../drawing/material.ts";
import type { Pen } from "../../drawing/pen.ts";
import { path } from "../../drawing/shapes.ts";

export function cut(pen: Pen, shape: string, stuff: Material, width = 1.8): string {
  return (
    path(shape, { "fill-rule": "evenodd", fill: "#1c2230", opacity: 0.2, transform: "translate(3 5)" }) +
    path(shape, { "fill-rule": "evenodd", fill: pen.face(stuff), stroke: stuff.edge, "stroke-width": width })
  );
}
