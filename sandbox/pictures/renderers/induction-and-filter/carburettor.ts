import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named } from "../../drawing/material.ts";
import type { Pen } from "../../drawing/pen.ts";
import { around, circle, ellipse, group, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHead, lyingCylinder } from "../../drawing/solids.ts";

export function carburettor(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const zinc = sheet.material("zinc");
  const alloy = named("alloy");
  const throat = (x: number) =>
    ellipse(x, 142, 62, 19, { fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }) +
    ellipse(x, 142, 48, 13, { fill: "#0b0d10" }) +
    rect(x - 44, 140, 88, 4, { fill: pen.tube(named("brass"), "down") });
  const isTwin = random.whole(0, 1) === 1;
  const block = (x: number, y: number, width: number, height: number, radius = 10) =>
    rect(x, y, width, height, { rx: radius, fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 2 });
  const body = [
    block(168, 420, 264, 30, 6),
    block(190, 344, 220, 80),
    block(166, 316, 268, 34, 8),
    block(150, 214, 300, 106, 14),
    block(184, 146, 232, 72),
    isTwin ? throat(238) + throat(362) : throat(300),
    rect(96, 226, 62, 86, { rx: 12, fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }),
    boltHead(pen, 126, 250, 8, named("brass")),
    boltHead(pen, 126, 290, 8, named("brass")),
    pumpCover(pen),
    circle(480, 268, 46, { fill: pen.face(alloy), stroke: "#565f68", "stroke-width": 2 }),
    around(3, 480, 268, 34, (x, y) => boltHead(pen, x, y, 5, named("steel"))),
    circle(480, 268, 17, { fill: "#101215" }),
    stroke("M432 384L498 400L512 352", "#565f68", 9),
    stroke("M432 383L498 398L511 352", "#dfe4e8", 4),
    circle(498, 399, 9, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.4 }),
    group(lyingCylinder(pen, 50, 352, 120, 20, named("brass")), { transform: "rotate(8 110 360)" }),
    boltHead(pen, 184, 333, 7, named("steel")),
    boltHead(pen, 416, 333, 7, named("steel")),
    boltHead(pen, 184, 435, 7, named("steel")),
    boltHead(pen, 416, 435, 7, named("steel")),
    repeat(3, (index) => boltHead(pen, 214 + index * 86, 200, 6, named("steel"))),
  ].join("");
  return { body, box: { x: 50, y: 122, width: 476, height: 330 }, sizeMm: [216, 148], focus: [400, 230] };
}

function pumpCover(pen: Pen): string {
  return (
    rect(206, 236, 188, 62, { rx: 8, fill: pen.face(named("alloy"), "down"), stroke: "#565f68", "stroke-width": 1.6 }) +
    lettering("2 barrel", { x: 300, y: 276, height: 20, colour: "#4b535b", anchor: "middle" })
  );
}
