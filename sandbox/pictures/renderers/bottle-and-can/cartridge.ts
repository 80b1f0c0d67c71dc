import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { darken } from "../../drawing/colour.ts";
import { paint } from "../../drawing/material.ts";
import { ellipse, path, rect } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";
import { label } from "./label.ts";
import { sheen } from "./sheen.ts";

export function cartridge(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const skin = paint("#f2f2ef");
  const cap = paint(sheet.colour("black"));
  const drawing = [
    path("M282 44H318L334 156H266Z", { fill: pen.tube(cap), stroke: cap.edge, "stroke-width": 2 }),
    rect(262, 150, 76, 30, { rx: 3, fill: pen.tube(cap), stroke: cap.edge, "stroke-width": 2 }),
    uprightCylinder(pen, 214, 188, 172, 356, skin),
    label(sheet, 214, 226, 172, 272, "#c8102e"),
    sheen(214, 204, 172, 330),
    ellipse(300, 544, 86, 13, { fill: darken(skin.mid, 0.3) }),
  ].join("");
  return { body: drawing, box: { x: 214, y: 44, width: 172, height: 514 }, sizeMm: [50, 228], focus: [300, 360], isLettered: true };
}
