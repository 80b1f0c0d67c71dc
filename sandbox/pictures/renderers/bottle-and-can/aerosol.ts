import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { ellipse, path } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";
import { label } from "./label.ts";
import { sheen } from "./sheen.ts";

export function aerosol(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const colour = paint(sheet.colour(random.pick(["red", "black", "blue", "orange", "silver"])));
  const body = [
    uprightCylinder(pen, 206, 190, 188, 330, named("alloy")),
    path("M206 206A94 15 0 0 0 394 206V504A94 15 0 0 1 206 504Z", { fill: "#fbf8f1" }),
    label(sheet, 206, 262, 188, 218, colour.mid),
    path("M206 206A94 15 0 0 0 394 206V262H206Z", { fill: colour.mid }),
    sheen(206, 200, 188, 316),
    path("M222 190Q226 160 262 152H338Q374 160 378 190A78 13 0 0 1 222 190Z", {
      fill: pen.tube(named("alloy")),
      stroke: "#565f68",
      "stroke-width": 1.8,
    }),
    uprightCylinder(pen, 240, 70, 120, 92, colour, colour, 0.2),
    ellipse(300, 510, 92, 14, { fill: "none", stroke: "#7c858d", "stroke-width": 5 }),
  ].join("");
  return { body, box: { x: 206, y: 58, width: 188, height: 470 }, sizeMm: [66, 212], focus: [300, 370], isLettered: true };
}
