import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { gearOutline, ringSector } from "../../drawing/path-data.ts";
import { around, circle, path } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { round } from "./round.ts";

export function drum({ pen, random, material }: Sheet): Artwork {
  const iron = material("iron");
  const fins = random.whole(0, 1) === 1;
  const body = [
    fins
      ? path(gearOutline(300, 300, 192, 206, 44), { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 })
      : circle(300, 300, 204, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    circle(300, 300, 188, {
      fill: pen.radial(
        [
          [0, iron.light],
          [0.7, iron.mid],
          [1, iron.dark],
        ],
        0.4,
        0.36,
        0.65,
      ),
      stroke: iron.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 152, { fill: "none", stroke: iron.edge, "stroke-width": 5 }),
    circle(298, 297, 148, { fill: "none", stroke: iron.shine, "stroke-width": 3, opacity: 0.8 }),
    circle(300, 300, 106, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    around(5, 300, 300, 74, (x, y) => boltHole(x, y, 11)),
    around(2, 300, 300, 74, (x, y) => boltHole(x, y, 5), -54),
    circle(300, 300, 40, { fill: "#efedeb", stroke: iron.edge, "stroke-width": 4 }),
    path(ringSector(300, 300, 158, 182, 200, 265), { fill: "#ffffff", opacity: 0.28 }),
  ].join("");
  return { body, ...round, sizeMm: [254, 254], depth: 34 };
}
