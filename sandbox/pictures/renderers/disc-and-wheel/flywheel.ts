import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { gearOutline } from "../../drawing/path-data.ts";
import { around, circle, path } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { round } from "./round.ts";
import { turned } from "./turned.ts";

export function flywheel({ pen, random, material }: Sheet): Artwork {
  const steel = material("steel");
  const teeth = random.whole(70, 92);
  const body = [
    path(gearOutline(300, 300, 200, 212, teeth), { fill: pen.face(named("iron")), stroke: "#1b1e22", "stroke-width": 1.4 }),
    turned(pen, 300, 300, 192, 92, steel),
    around(6, 300, 300, 172, (x, y) => boltHole(x, y, 8)),
    around(3, 300, 300, 172, (x, y) => boltHole(x, y, 4.5), -60),
    circle(300, 300, 92, { fill: pen.face(named("iron")), stroke: "#2b3036", "stroke-width": 3 }),
    around(6, 300, 300, 58, (x, y) => boltHole(x, y, 9)),
    circle(300, 300, 30, { fill: "#efedeb", stroke: "#2b3036", "stroke-width": 4 }),
  ].join("");
  return { body, ...round, box: { x: 88, y: 88, width: 424, height: 424 }, sizeMm: [308, 308], depth: 22 };
}
