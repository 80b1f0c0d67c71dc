import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { ringSector } from "../../drawing/path-data.ts";
import { around, circle, ellipse, path, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { tyreless } from "./tyreless.ts";

export function steelWheel({ pen, random, material }: Sheet): Artwork {
  const steel = material("black");
  const slots = random.pick([10, 12, 8]);
  const body = [
    tyreless(pen, steel),
    circle(300, 300, 180, {
      fill: pen.radial(
        [
          [0, steel.light],
          [0.6, steel.mid],
          [1, steel.dark],
        ],
        0.4,
        0.35,
        0.7,
      ),
      stroke: steel.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 118, { fill: "none", stroke: steel.edge, "stroke-width": 6, opacity: 0.8 }),
    circle(298, 297, 114, { fill: "none", stroke: steel.shine, "stroke-width": 2.5, opacity: 0.8 }),
    around(slots, 300, 300, 148, (x, y, degrees) =>
      ellipse(x, y, 13, 21, {
        fill: "#e9e7e4",
        stroke: steel.edge,
        "stroke-width": 3,
        transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    around(5, 300, 300, 70, (x, y) => circle(x, y, 17, { fill: steel.dark }) + boltHole(x, y, 10)),
    circle(300, 300, 42, { fill: "#efedeb", stroke: steel.edge, "stroke-width": 6 }),
    stroke("M462 196l22 -13", "#c9a24a", 6),
    path(ringSector(300, 300, 190, 206, 200, 262), { fill: "#ffffff", opacity: 0.4 }),
  ].join("");
  return { body, box: { x: 90, y: 90, width: 420, height: 420 }, focus: [400, 220], sizeMm: [381, 381], depth: 44 };
}
