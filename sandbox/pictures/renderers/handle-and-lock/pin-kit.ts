import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { ellipse, path, rect, repeat } from "../../drawing/shapes.ts";

export function pinKit({ pen }: Sheet): Artwork {
  const [steel, brass] = [named("steel"), named("brass")];
  const pin = (x: number) =>
    rect(x - 13, 150, 26, 280, { rx: 4, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 1.6 }) +
    repeat(9, (index) => rect(x - 14, 168 + index * 6, 28, 2.4, { fill: steel.dark })) +
    rect(x - 27, 128, 54, 28, { rx: 9, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 1.6 }) +
    path(d`M${x - 13} 430L${x} 450L${x + 13} 430Z`, { fill: steel.dark });
  const bush = (x: number, y: number) =>
    rect(x - 26, y, 52, 50, { fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 }) +
    rect(x - 38, y - 12, 76, 16, { rx: 4, fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 }) +
    ellipse(x, y - 12, 22, 5, { fill: "#2c210a" });
  return {
    body: pin(150) + pin(250) + [350, 450].map((x) => bush(x, 190) + bush(x, 300) + bush(x, 410)).join(""),
    box: { x: 122, y: 126, width: 368, height: 336 },
    sizeMm: [9, 82],
    focus: [350, 300],
    pack: "bag",
  };
}
