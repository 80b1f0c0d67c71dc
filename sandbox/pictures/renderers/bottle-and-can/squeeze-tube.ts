import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { paint } from "../../drawing/material.ts";
import { group, path, rect, repeat } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";
import { label } from "./label.ts";

export function squeezeTube(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const skin = paint(random.pick(["#f2f2ef", "#c9ced3"]));
  const cap = paint(sheet.colour(random.pick(["red", "black", "blue"])));
  const body = [
    path("M196 92H404L376 452Q300 462 224 452Z", { fill: pen.tube(skin), stroke: skin.edge, "stroke-width": 2 }),
    rect(190, 70, 220, 34, { rx: 3, fill: pen.tube(skin, "down"), stroke: skin.edge, "stroke-width": 2 }),
    repeat(26, (index) => rect(194 + index * 8.2, 74, 3, 26, { fill: skin.dark, opacity: 0.5 })),
    group(label(sheet, 212, 150, 176, 250, cap.mid)),
    rect(212, 104, 24, 346, { fill: "#ffffff", opacity: 0.3 }),
    path("M404 92L376 452L344 456L362 92Z", { fill: "#000000", opacity: 0.14 }),
    uprightCylinder(pen, 244, 452, 112, 72, cap, cap, 0.12),
    repeat(11, (index) => rect(250 + index * 9.6, 462, 4, 60, { fill: "#000000", opacity: 0.25 })),
  ].join("");
  return { body, box: { x: 190, y: 70, width: 220, height: 462 }, sizeMm: [56, 178], focus: [300, 280], isLettered: true };
}
