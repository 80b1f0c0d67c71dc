import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, path } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { ballStud } from "./ball-stud.ts";

export function ballJoint({ pen, material }: Sheet): Artwork {
  const metal = material("black");
  const body = [
    path(
      outline([
        [84, 372, 40],
        [240, 330, 20],
        [360, 330, 20],
        [516, 372, 40],
        [516, 412, 30],
        [300, 470, 60],
        [84, 412, 30],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.2 },
    ),
    boltHole(128, 392, 15),
    boltHole(472, 392, 15),
    boltHole(300, 446, 11),
    ballStud(pen, 300, 312, 1.1, metal),
    circle(300, 410, 15, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.8 }),
  ].join("");
  return { body, box: { x: 84, y: 102, width: 432, height: 366 }, sizeMm: [118, 124], focus: [300, 270] };
}
