import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { d, hole } from "../../drawing/path-data.ts";
import { circle, path } from "../../drawing/shapes.ts";

export function ringSeal(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const rubber = sheet.material("rubber");
  const steel = named("steel");
  const inner = random.between(104, 132);
  const body = [
    path(hole(300, 300, 196) + hole(300, 300, inner), {
      "fill-rule": "evenodd",
      fill: pen.face(rubber),
      stroke: rubber.edge,
      "stroke-width": 2.4,
    }),
    circle(300, 300, 186, { fill: "none", stroke: pen.face(steel), "stroke-width": 9 }),
    circle(300, 300, 168, { fill: "none", stroke: rubber.edge, "stroke-width": 3 }),
    circle(299, 298, 165, { fill: "none", stroke: rubber.shine, "stroke-width": 2, opacity: 0.6 }),
    circle(300, 300, inner + 26, { fill: "none", stroke: pen.face(named("brass")), "stroke-width": 8, "stroke-dasharray": "3 2.4" }),
    circle(300, 300, inner + 9, { fill: "none", stroke: paint("#a8461f").mid, "stroke-width": 16 }),
    circle(298, 297, inner + 11, { fill: "none", stroke: "#e08a60", "stroke-width": 3, opacity: 0.7 }),
    path(d`M170 190A170 170 0 0 1 300 118`, {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 12,
      "stroke-linecap": "round",
      opacity: 0.25,
    }),
  ].join("");
  return { body, box: { x: 104, y: 104, width: 392, height: 392 }, sizeMm: [112, 112], focus: [180, 220], depth: 22, pack: "bag" };
}
