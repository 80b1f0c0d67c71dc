import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { circle, path, rect, repeat } from "../../drawing/shapes.ts";
import { boltHead } from "../../drawing/solids.ts";
import { tube } from "../../drawing/tube.ts";

export function regulator({ pen }: Sheet): Artwork {
  const [zinc, steel] = [named("zinc"), named("steel")];
  const body = [
    tube("M130 470L440 168", 26, zinc),
    tube("M150 190L470 440", 26, zinc),
    rect(70, 148, 470, 26, { rx: 6, fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 2 }),
    rect(92, 446, 400, 26, { rx: 6, fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 2 }),
    path("M330 300L476 250A154 154 0 0 1 476 388Z", { fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }),
    repeat(11, (index) => rect(480, 314, 14, 7, { fill: zinc.dark, transform: `rotate(${(-23 + index * 4.7).toFixed(1)} 330 317)` })),
    circle(302, 314, 28, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }),
    boltHead(pen, 302, 314, 13, zinc),
    circle(508, 322, 21, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 2 }),
    rect(500, 313, 17, 17, { fill: "#17191d" }),
    [
      [150, 192],
      [438, 170],
      [134, 458],
      [456, 458],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 15, { fill: "#f2efe6", stroke: "#8b8677", "stroke-width": 2.4 }))
      .join(""),
  ].join("");
  return { body, box: { x: 70, y: 146, width: 470, height: 332 }, sizeMm: [480, 330], focus: [500, 310] };
}
