import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { ellipse, path, rect } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";

export function coil(sheet: Sheet): Artwork {
  const { pen, brand } = sheet;
  const shell = sheet.material("chrome");
  const cap = named("black");
  const body = [
    uprightCylinder(pen, 200, 180, 200, 330, shell),
    path("M200 240A100 16 0 0 0 400 240V400A100 16 0 0 1 200 400Z", { fill: pen.tube(paint("#f2c418")) }),
    lettering(brand, { x: 300, y: 330, height: 28, colour: "#1c2230", anchor: "middle", maxWidth: 170, weight: 0.18 }),
    lettering("12 volt coil", { x: 300, y: 372, height: 17, colour: "#1c2230", anchor: "middle", maxWidth: 150 }),
    rect(186, 300, 228, 15, { rx: 4, fill: pen.tube(named("zinc")), opacity: 0 }),
    path("M200 180Q206 140 260 128H340Q394 140 400 180A100 16 0 0 1 200 180Z", {
      fill: pen.tube(cap),
      stroke: cap.edge,
      "stroke-width": 2,
    }),
    uprightCylinder(pen, 268, 66, 64, 72, cap, cap, 0.34),
    ellipse(300, 66, 15, 5, { fill: named("brass").mid }),
    [228, 372]
      .map(
        (x) =>
          rect(x - 9, 108, 18, 46, { rx: 2, fill: pen.tube(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.4 }) +
          rect(x - 15, 124, 30, 14, { rx: 3, fill: pen.tube(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.2 }),
      )
      .join(""),
  ].join("");
  return { body, box: { x: 200, y: 56, width: 200, height: 470 }, sizeMm: [58, 142], focus: [300, 160], isLettered: true };
}
