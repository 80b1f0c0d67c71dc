import { hole } from "../../drawing/path-data.ts";

export function holes(points: readonly (readonly [number, number])[], r: number): string {
  return points.map(([x, y]) => hole(x, y, r)).join("");
}
