import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { paint } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";
import { label } from "./label.ts";

export function oilBottle(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const plastic = paint(sheet.colour(random.pick(["charcoal", "gold", "navy", "red", "green"])));
  const cap = paint(random.pick(["#c8102e", "#16181c", "#e39a1c"]));
  const shape = outline([
    [148, 226, 46],
    [250, 150, 20],
    [252, 118],
    [340, 118],
    [344, 150, 16],
    [452, 196, 60],
    [452, 524, 26],
    [148, 524, 26],
  ]);
  const grip = outline([
    [356, 216, 26],
    [424, 232, 24],
    [424, 330, 30],
    [374, 330, 24],
  ]);
  const body = [
    path(`${shape}${grip}`, { "fill-rule": "evenodd", fill: pen.tube(plastic), stroke: plastic.edge, "stroke-width": 2.4 }),
    path(grip, { fill: "none", stroke: plastic.edge, "stroke-width": 5, opacity: 0.7 }),
    path(grip, { fill: "none", stroke: plastic.shine, "stroke-width": 2, opacity: 0.5, transform: "translate(3 3)" }),
    stroke("M170 236L262 168", plastic.shine, 8, { opacity: 0.5 }),
    label(sheet, 166, 346, 268, 158, cap.mid),
    repeat(6, (index) => rect(430, 356 + index * 26, 18, 3, { fill: plastic.shine, opacity: 0.6 })),
    rect(166, 346, 44, 158, { fill: "#ffffff", opacity: 0.2 }),
    rect(390, 346, 44, 158, { fill: "#000000", opacity: 0.16 }),
    uprightCylinder(pen, 246, 74, 100, 50, cap, cap, 0.2),
    repeat(11, (index) => rect(250 + index * 8.6, 84, 3, 40, { fill: "#000000", opacity: 0.25 })),
  ].join("");
  return { body, box: { x: 148, y: 64, width: 304, height: 460 }, sizeMm: [196, 302], focus: [300, 410], isLettered: true };
}
