import { rect } from "../../drawing/shapes.ts";

/** The light along a round body, laid over its label. */
export function sheen(x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y, width * 0.16, height, { fill: "#000000", opacity: 0.14 }) +
    rect(x + width * 0.2, y, width * 0.13, height, { fill: "#ffffff", opacity: 0.34 }) +
    rect(x + width * 0.74, y, width * 0.26, height, { fill: "#000000", opacity: 0.16 }) +
    rect(x + width * 0.9, y, width * 0.1, height, { fill: "#000000", opacity: 0.18 })
  );
}
