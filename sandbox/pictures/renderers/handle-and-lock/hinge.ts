import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { ellipse, path, repeat } from "../../drawing/shapes.ts";
import { boltHead, boltHole } from "../../drawing/solids.ts";
import { tube } from "../../drawing/tube.ts";

export function hinge({ pen, material }: Sheet): Artwork {
  const steel = material("black");
  const leaf = outline([
    [70, 330, 16],
    [250, 300, 12],
    [296, 344, 12],
    [276, 450, 18],
    [84, 470, 18],
  ]);
  const body = [
    tube("M270 372Q330 180 500 170", 46, steel),
    tube("M240 340Q300 230 420 216", 26, steel),
    path(leaf, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2.2 }),
    path(
      outline([
        [440, 128, 14],
        [546, 112, 14],
        [556, 236, 14],
        [452, 246, 14],
      ]),
      { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2.2 },
    ),
    boltHole(114, 372, 11),
    boltHole(116, 432, 11),
    boltHole(228, 430, 11),
    boltHole(486, 150, 10),
    boltHole(512, 208, 10),
    boltHead(pen, 266, 368, 17, named("zinc")),
    boltHead(pen, 420, 216, 13, named("zinc")),
    boltHead(pen, 236, 338, 11, named("zinc")),
    repeat(6, (index) =>
      ellipse(316 + index * 15, 404 - index * 22, 30, 11, {
        fill: "none",
        stroke: named("steel").mid,
        "stroke-width": 6,
        transform: `rotate(-56 ${316 + index * 15} ${404 - index * 22})`,
      }),
    ),
  ].join("");
  return { body, box: { x: 70, y: 112, width: 486, height: 358 }, sizeMm: [240, 180], focus: [270, 370] };
}
