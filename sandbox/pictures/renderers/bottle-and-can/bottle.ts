import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { paint } from "../../drawing/material.ts";
import type { Material } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { path, rect, repeat } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";
import { label } from "./label.ts";
import { sheen } from "./sheen.ts";

export function bottle(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const isCare = sheet.family === "bottle_care";
  const liquid = paint(sheet.colour(random.pick(["blue", "red", "yellow", "green", "pink"])));
  const plastic: Material = isCare ? liquid : paint("#eef1f2");
  const cap = paint(random.pick(["#16181c", "#c8102e", "#f2f2ef"]));
  const body = [
    path(
      outline([
        [204, 236, 56],
        [262, 168, 20],
        [262, 150],
        [338, 150],
        [338, 168, 20],
        [396, 236, 56],
        [396, 524, 24],
        [204, 524, 24],
      ]),
      { fill: pen.tube(plastic), stroke: plastic.edge, "stroke-width": 2.2, opacity: isCare ? 0.94 : 1 },
    ),
    label(sheet, 205, 276, 190, 214, liquid.mid),
    sheen(205, 236, 190, 280),
    isCare
      ? path("M258 156V112Q258 96 274 94L280 60Q282 48 296 48H354Q372 50 372 66L366 76H330L326 94Q342 96 342 112V156Z", {
          fill: pen.tube(cap),
          stroke: cap.edge,
          "stroke-width": 2,
        }) + path("M318 78Q356 96 350 132", { fill: "none", stroke: cap.dark, "stroke-width": 9, "stroke-linecap": "round" })
      : uprightCylinder(pen, 252, 92, 96, 64, cap, cap, 0.2) +
        repeat(10, (index) => rect(257 + index * 9, 104, 3, 52, { fill: "#000000", opacity: 0.22 })),
  ].join("");
  return { body, box: { x: 204, y: 50, width: 192, height: 474 }, sizeMm: [78, 226], focus: [300, 370], isLettered: true };
}
