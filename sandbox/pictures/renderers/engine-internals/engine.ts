import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHead, uprightCylinder } from "../../drawing/solids.ts";

export function engine({ pen, random }: Sheet): Artwork {
  const block = paint(random.pick(["#b3262f", "#1f56a8", "#e2701a", "#2f6b45"]));
  const alloy = named("alloy");
  const body = [
    path(
      outline([
        [150, 446, 10],
        [480, 446, 10],
        [440, 524, 24],
        [190, 524, 24],
      ]),
      { fill: pen.face(named("black"), "down"), stroke: "#0d0f12", "stroke-width": 2.2 },
    ),
    path(
      outline([
        [120, 258, 10],
        [500, 258, 10],
        [508, 448, 12],
        [112, 448, 12],
      ]),
      { fill: pen.face(block), stroke: block.edge, "stroke-width": 2.6 },
    ),
    repeat(5, (index) => circle(176 + index * 68, 352, 24, { fill: pen.face(named("zinc")), stroke: "#5c5334", "stroke-width": 2 })),
    stroke("M120 408H504", block.edge, 5, { opacity: 0.5 }),
    rect(108, 196, 404, 66, { rx: 6, fill: pen.face(block, "down"), stroke: block.edge, "stroke-width": 2.4 }),
    repeat(6, (index) =>
      rect(138 + index * 60, 212, 36, 40, { rx: 6, fill: pen.tube(named("iron")), stroke: "#101215", "stroke-width": 1.6 }),
    ),
    path(
      outline([
        [126, 196],
        [142, 128, 22],
        [478, 128, 22],
        [494, 196],
      ]),
      { fill: pen.linear(named("chrome").face, "down"), stroke: "#39424c", "stroke-width": 2.2 },
    ),
    uprightCylinder(pen, 396, 106, 56, 24, named("black"), named("black"), 0.3),
    circle(96, 300, 46, { fill: pen.face(named("black")), stroke: "#0d0f12", "stroke-width": 2 }),
    circle(96, 300, 18, { fill: pen.face(named("steel")) }),
    circle(98, 424, 58, { fill: pen.face(named("black")), stroke: "#0d0f12", "stroke-width": 2 }),
    circle(98, 424, 38, { fill: "none", stroke: "#5d646d", "stroke-width": 4 }),
    circle(98, 424, 16, { fill: pen.face(named("steel")) }),
    stroke("M50 300L40 424M142 300L156 420", "#17191d", 9),
    path("M52 300Q70 206 84 300Q70 330 52 300ZM140 300Q122 206 108 300Q122 330 140 300ZM96 256Q40 246 60 270Z", {
      fill: alloy.light,
      stroke: alloy.edge,
      "stroke-width": 1.6,
    }),
    rect(500, 232, 46, 214, { rx: 8, fill: pen.tube(alloy), stroke: alloy.edge, "stroke-width": 2.2 }),
    group(uprightCylinder(pen, 420, 388, 66, 86, named("black"), named("steel"))),
    boltHead(pen, 524, 250, 9, named("zinc")),
    boltHead(pen, 524, 426, 9, named("zinc")),
  ].join("");
  return { body, box: { x: 34, y: 98, width: 514, height: 428 }, sizeMm: [760, 640], focus: [300, 200] };
}
