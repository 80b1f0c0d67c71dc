import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { around, circle, group, path, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHead } from "../../drawing/solids.ts";
import { tyreless } from "./tyreless.ts";

export function alloyWheel({ pen, random, material }: Sheet): Artwork {
  const alloy = material("alloy");
  const spokes = random.pick([5, 8, 5, 6]);
  const wide = 340 / spokes;
  const spoke = outline([
    [34, -wide * 0.34],
    [120, -wide * 0.3, 14],
    [190, -wide * 0.52, 4],
    [190, wide * 0.52, 4],
    [120, wide * 0.3, 14],
    [34, wide * 0.34],
  ]);
  const body = [
    tyreless(pen, alloy),
    circle(300, 300, 118, { fill: "none", stroke: "#4b525a", "stroke-width": 36, opacity: 0.5 }),
    repeat(spokes, (index) =>
      group(
        path(spoke, { fill: pen.face(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.2 }) +
          stroke(d`M64 0H182`, alloy.dark, wide * 0.16, { opacity: 0.4 }) +
          stroke(d`M70 ${-wide * 0.22}H150`, alloy.shine, 3, { opacity: 0.8 }),
        { transform: `translate(300 300) rotate(${(index * 360) / spokes - 90})` },
      ),
    ),
    circle(300, 300, 78, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.4 }),
    around(5, 300, 300, 54, (x, y) => circle(x, y, 14, { fill: "#31373e" }) + boltHead(pen, x, y, 9, named("chrome"))),
    circle(300, 300, 29, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2 }),
    circle(300, 300, 20, {
      fill: pen.linear([
        [0, "#e23a4d"],
        [1, "#8c0a1d"],
      ]),
    }),
  ].join("");
  return { body, box: { x: 90, y: 90, width: 420, height: 420 }, focus: [390, 210], sizeMm: [432, 432], depth: 44 };
}
