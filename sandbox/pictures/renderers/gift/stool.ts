import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { ellipse, group, path } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";
import { tube } from "../../drawing/tube.ts";

export function stool(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const [chrome, vinyl] = [named("chrome"), paint(sheet.colour(sheet.random.pick(["red", "black", "blue"])))];
  const body = [
    tube("M232 180L176 520", 17, chrome),
    tube("M368 180L424 520", 17, chrome),
    tube("M276 190L256 486", 14, chrome),
    tube("M324 190L344 486", 14, chrome),
    ellipse(300, 404, 122, 24, { fill: "none", stroke: chrome.edge, "stroke-width": 15 }),
    ellipse(300, 403, 122, 24, { fill: "none", stroke: pen.face(chrome, "across"), "stroke-width": 11 }),
    uprightCylinder(pen, 160, 128, 280, 44, chrome, chrome, 0.26),
    path("M152 102A148 40 0 0 0 448 102V128A148 40 0 0 1 152 128Z", { fill: pen.tube(vinyl), stroke: vinyl.edge, "stroke-width": 1.6 }),
    ellipse(300, 100, 148, 42, { fill: pen.face(vinyl), stroke: vinyl.edge, "stroke-width": 1.8 }),
    ellipse(300, 97, 112, 29, { fill: "none", stroke: "#f6ead0", "stroke-width": 3 }),
    group(
      lettering(sheet.label ?? "Garage", { x: 0, y: 20, height: 40, colour: "#f6ead0", anchor: "middle", maxWidth: 170, weight: 0.19 }),
      { transform: "translate(300 96) scale(1 0.42)" },
    ),
  ].join("");
  return { body, box: { x: 150, y: 58, width: 300, height: 470 }, sizeMm: [380, 760], focus: [300, 120], isLettered: true };
}
