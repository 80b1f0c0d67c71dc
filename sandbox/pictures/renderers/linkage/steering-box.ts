import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { around, circle, path, rect, repeat } from "../../drawing/shapes.ts";
import { boltHead, boltHole } from "../../drawing/solids.ts";
import { tube } from "../../drawing/tube.ts";

export function steeringBox({ pen, material }: Sheet): Artwork {
  const metal = material("iron");
  const body = [
    tube("M330 220L470 84", 26, named("steel")),
    repeat(7, (index) =>
      rect(452 + index * 5, 84 - index * 5 + 4, 4, 26, { fill: "#343a41", transform: `rotate(46 ${454 + index * 5} ${96 - index * 5})` }),
    ),
    path(
      outline([
        [156, 196, 30],
        [330, 176, 40],
        [420, 240, 40],
        [412, 390, 40],
        [190, 404, 40],
        [130, 320, 30],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.6 },
    ),
    circle(280, 290, 84, { fill: pen.face(named("alloy")), stroke: "#565f68", "stroke-width": 2.4 }),
    around(4, 280, 290, 64, (x, y) => boltHead(pen, x, y, 10, named("zinc")), -45),
    circle(280, 290, 22, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
    boltHead(pen, 280, 290, 11, named("zinc")),
    path(
      outline([
        [90, 208, 14],
        [168, 202, 10],
        [160, 262, 10],
        [84, 262, 14],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 },
    ),
    boltHole(116, 234, 12),
    path(
      outline([
        [392, 352, 10],
        [474, 346, 14],
        [480, 402, 14],
        [390, 410, 10],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 },
    ),
    boltHole(450, 376, 12),
    path("M262 400H306L330 500Q310 524 280 504Z", { fill: pen.face(named("black")), stroke: "#0d0f12", "stroke-width": 2 }),
    circle(306, 494, 12, { fill: "#efedeb", stroke: "#0d0f12", "stroke-width": 3 }),
  ].join("");
  return { body, box: { x: 84, y: 68, width: 410, height: 446 }, sizeMm: [260, 310], focus: [280, 290] };
}
