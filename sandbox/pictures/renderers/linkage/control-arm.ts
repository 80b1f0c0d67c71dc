import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { circle, ellipse, path } from "../../drawing/shapes.ts";
import { ballStud } from "./ball-stud.ts";

export function controlArm({ pen, material }: Sheet): Artwork {
  const metal = material("black");
  const pivot = (x: number, y: number) =>
    circle(x, y, 46, { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.4 }) +
    circle(x, y, 34, { fill: named("rubber").dark }) +
    circle(x, y, 17, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 1.8 }) +
    circle(x, y, 8, { fill: "#efedeb" });
  const body = [
    path(
      "M112 128Q260 200 470 372Q520 420 480 466Q430 500 384 456Q240 440 116 470Q70 474 72 440Q80 410 130 408Q250 390 330 376Q220 250 88 180Q70 120 112 128Z",
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.6 },
    ),
    path("M128 158Q260 224 420 366M130 438Q260 410 400 420", {
      fill: "none",
      stroke: metal.shine,
      "stroke-width": 6,
      opacity: 0.6,
      "stroke-linecap": "round",
    }),
    ellipse(360, 412, 40, 22, { fill: "#efedeb", stroke: metal.edge, "stroke-width": 3, transform: "rotate(14 360 412)" }),
    pivot(104, 148),
    pivot(104, 440),
    ballStud(pen, 452, 400, 0.72, metal),
  ].join("");
  return { body, box: { x: 58, y: 100, width: 464, height: 388 }, sizeMm: [392, 318], focus: [452, 380], depth: 0 };
}
