import type { Material } from "../../drawing/material.ts";
import { stroke } from "../../drawing/shapes.ts";

export function folds(fabric: Material, lines: string): string {
  return stroke(lines, fabric.edge, 7, { opacity: 0.22 }) + stroke(lines, fabric.shine, 3, { opacity: 0.35, transform: "translate(-6 0)" });
}
