import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { gearOutline } from "../../drawing/path-data.ts";
import { around, circle, path, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { tube } from "../../drawing/tube.ts";

export function timingKit({ pen, seed }: Sheet): Artwork {
  const steel = named("steel");
  const isBelt = seed % 2 === 1;
  const loop = "M196 172A92 92 0 0 0 108 264L214 446A70 70 0 0 0 352 430L312 220A118 118 0 0 0 196 172Z";
  const loopArt = isBelt
    ? tube(loop, 21, named("rubber")) +
      stroke(loop, "#000000", 8, { "stroke-dasharray": "5 5", "stroke-linecap": "butt", transform: "translate(3 3)" })
    : stroke(loop, "#22272c", 22) +
      stroke(loop, steel.light, 15, { "stroke-dasharray": "9 7", "stroke-linecap": "butt" }) +
      stroke(loop, "#22272c", 4, { "stroke-dasharray": "3 13", "stroke-linecap": "butt" });
  const sprocket = (x: number, y: number, r: number, teeth: number) =>
    path(gearOutline(x + 4, y + 6, r * 0.86, r, teeth), { fill: "#22272c" }) +
    path(gearOutline(x, y, r * 0.86, r, teeth), { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }) +
    circle(x, y, r * 0.6, { fill: pen.face(steel, "up"), stroke: steel.edge, "stroke-width": 1.6 }) +
    around(3, x, y, r * 0.42, (px, py) => boltHole(px, py, r * 0.09)) +
    circle(x, y, r * 0.2, { fill: "#e9e7e4", stroke: steel.edge, "stroke-width": 2 });
  return {
    body: loopArt + sprocket(430, 230, 112, 36) + sprocket(450, 430, 64, 18),
    box: { x: 92, y: 116, width: 452, height: 396 },
    sizeMm: [142, 286],
    focus: [430, 230],
  };
}
