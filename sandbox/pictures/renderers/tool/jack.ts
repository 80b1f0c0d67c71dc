import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { circle, path, rect, stroke } from "../../drawing/shapes.ts";
import { boltHead, uprightCylinder } from "../../drawing/solids.ts";
import { tube } from "../../drawing/tube.ts";

export function jack(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const [skin, black, steel] = [paint(sheet.colour("red")), named("black"), named("steel")];
  const body = [
    tube("M172 330L60 110", 24, black),
    tube("M74 138L46 84", 32, named("rubber")),
    path("M110 392Q120 330 200 322L470 356Q540 366 548 412L520 444H130Z", { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2.6 }),
    path("M190 356L420 254Q470 236 484 262Q486 284 450 300L250 394Z", {
      fill: pen.face(skin, "slope"),
      stroke: skin.edge,
      "stroke-width": 2.4,
    }),
    uprightCylinder(pen, 412, 208, 110, 28, black, named("rubber"), 0.28),
    rect(452, 236, 30, 30, { fill: pen.tube(steel) }),
    stroke("M150 398Q320 372 520 410", skin.shine, 4, { opacity: 0.7 }),
    lettering("2 tonne", { x: 350, y: 424, height: 28, colour: "#fbf8f1", anchor: "middle", weight: 0.18 }),
    [150, 500]
      .map(
        (x) =>
          circle(x, 452, x < 300 ? 42 : 34, {
            fill: pen.radial([
              [0, "#4a4f57"],
              [0.7, "#1c1f23"],
              [1, "#07080a"],
            ]),
            stroke: "#07080a",
            "stroke-width": 2,
          }) + circle(x, 452, 13, { fill: pen.face(steel), stroke: "#343a41", "stroke-width": 1.6 }),
      )
      .join(""),
    boltHead(pen, 206, 374, 14, steel),
    boltHead(pen, 462, 270, 12, steel),
  ].join("");
  return { body, box: { x: 34, y: 72, width: 516, height: 422 }, sizeMm: [620, 145], focus: [440, 300], isLettered: true };
}
