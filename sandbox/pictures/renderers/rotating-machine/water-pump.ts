import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { around, circle, group, path } from "../../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder } from "../../drawing/solids.ts";
import { pulley } from "./pulley.ts";

export function waterPump({ pen, random, family }: Sheet): Artwork {
  const alloy = named(family === "pump_mech" ? "zinc" : random.pick(["alloy", "iron"]));
  const body = [
    group(lyingCylinder(pen, 0, 0, 120, 76, alloy, named("black")), { transform: "translate(400 180) rotate(-18)" }),
    group(lyingCylinder(pen, 0, 0, 90, 52, alloy, named("black")), { transform: "translate(388 380) rotate(24)" }),
    path("M136 210Q150 120 250 118Q330 96 400 160Q470 200 452 300Q456 420 360 450Q250 500 170 430Q90 360 136 210Z", {
      fill: pen.face(alloy),
      stroke: alloy.edge,
      "stroke-width": 2.6,
    }),
    path("M160 220Q176 146 256 144Q330 126 388 180Q440 220 424 300", {
      fill: "none",
      stroke: alloy.shine,
      "stroke-width": 7,
      opacity: 0.7,
      "stroke-linecap": "round",
    }),
    [
      [160, 190],
      [250, 134],
      [392, 180],
      [440, 320],
      [356, 438],
      [196, 430],
      [122, 320],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 25, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2 }) + boltHole(x, y, 11))
      .join(""),
    family === "pump_mech"
      ? circle(284, 300, 108, { fill: pen.face(named("zinc")), stroke: "#5c5334", "stroke-width": 2.4 }) +
        around(8, 284, 300, 92, (x, y) => boltHead(pen, x, y, 8, named("steel"))) +
        circle(284, 300, 62, { fill: pen.face(named("zinc"), "up"), stroke: "#5c5334", "stroke-width": 2 })
      : circle(290, 310, 116, { fill: "#000000", opacity: 0.25 }) +
        pulley(pen, 284, 300, 112, named("steel")) +
        around(4, 284, 300, 54, (x, y) => boltHole(x, y, 10), -45),
  ].join("");
  return { body, box: { x: 94, y: 108, width: 436, height: 372 }, sizeMm: [188, 156], focus: [284, 300] };
}
