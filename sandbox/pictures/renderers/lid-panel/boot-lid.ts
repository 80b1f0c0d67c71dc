import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { path, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { crease } from "./crease.ts";

export function bootLid({ pen, random, material }: Sheet): Artwork {
  const metal = material("primer");
  const spread = random.between(30, 50);
  const top = d`M${88 + spread} 186Q300 172 ${512 - spread} 186Q538 220 548 296Q300 316 52 296Q62 220 ${88 + spread} 186Z`;
  const face = d`M52 296Q300 316 548 296Q552 360 538 420Q526 434 506 436Q300 448 94 436Q74 434 62 420Q48 360 52 296Z`;
  const recess = outline([
    [214, 342, 8],
    [386, 342, 8],
    [380, 408, 8],
    [220, 408, 8],
  ]);
  const body = [
    path(top, {
      fill: pen.linear(
        [
          [0, metal.mid],
          [0.5, metal.light],
          [1, metal.shine],
        ],
        "down",
      ),
      stroke: metal.edge,
      "stroke-width": 2,
    }),
    path(face, { fill: pen.face(metal, "down"), stroke: metal.edge, "stroke-width": 2 }),
    stroke("M54 298Q300 318 546 298", metal.shine, 4, { opacity: 0.9 }),
    crease("M66 332Q300 350 534 332", metal),
    path(recess, {
      fill: pen.linear(
        [
          [0, metal.dark],
          [0.3, metal.mid],
          [1, metal.light],
        ],
        "down",
      ),
      stroke: metal.edge,
      "stroke-width": 1.4,
    }),
    boltHole(300, 424, 9),
    boltHole(240, 375, 4),
    boltHole(360, 375, 4),
    boltHole(150, 380, 4),
    boltHole(170, 380, 4),
    boltHole(430, 380, 4),
    boltHole(450, 380, 4),
    crease(d`M${150 + spread} 190Q138 240 132 300M${450 - spread} 190Q462 240 468 300`, metal, 1.8),
  ].join("");
  return { body, box: { x: 48, y: 178, width: 504, height: 266 }, sizeMm: [1310, 980], focus: [300, 400], depth: 12 };
}
