import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { rect, repeat } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";
import { ballStud } from "./ball-stud.ts";

export function rod({ pen, random, material }: Sheet): Artwork {
  const metal = material("black");
  const drop = random.between(-20, 40);
  const body = [
    tube(d`M180 ${360 + drop}Q300 ${372 + drop} 420 330L560 306`, 40, metal),
    repeat(13, (index) =>
      rect(456 + index * 8, 296, 4, 42, {
        rx: 2,
        fill: named("zinc").mid,
        stroke: "#5c5334",
        "stroke-width": 0.6,
        transform: "rotate(-10 500 318)",
      }),
    ),
    rect(426, 292, 40, 58, {
      rx: 5,
      fill: pen.tube(named("zinc"), "down"),
      stroke: "#5c5334",
      "stroke-width": 1.8,
      transform: "rotate(-10 446 320)",
    }),
    ballStud(pen, 150, 320 + drop, 1.05, metal),
  ].join("");
  return { body, box: { x: 68, y: 118 + drop, width: 496, height: 290 }, sizeMm: [214, 96], focus: [150, 270 + drop] };
}
