import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named } from "../../drawing/material.ts";
import { d, hole, outline } from "../../drawing/path-data.ts";
import { path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHead, boltHole } from "../../drawing/solids.ts";

export function ignitionModule({ pen, brand }: Sheet): Artwork {
  const [red, black] = [named("black"), named("black")];
  const wires = ["#c8102e", "#23262b", "#1f6b45", "#e2b21a"];
  const body = [
    wires
      .map(
        (colour, index) =>
          stroke(
            d`M${150 + index * 22} 372C${150 + index * 22} 470 ${230 + index * 34} 440 ${270 + index * 60} ${506 - index * 8}`,
            colour,
            9,
          ) +
          stroke(
            d`M${148 + index * 22} 372C${148 + index * 22} 468 ${228 + index * 34} 438 ${268 + index * 60} ${503 - index * 8}`,
            "#ffffff",
            2,
            { opacity: 0.5 },
          ),
      )
      .join(""),
    path(
      `${outline([
        [70, 174, 16],
        [530, 174, 16],
        [530, 378, 16],
        [70, 378, 16],
      ])}${hole(94, 276, 10)}${hole(506, 276, 10)}`,
      { "fill-rule": "evenodd", fill: pen.face(named("alloy")), stroke: "#565f68", "stroke-width": 2 },
    ),
    rect(120, 154, 360, 238, { rx: 10, fill: pen.face(red), stroke: red.edge, "stroke-width": 2 }),
    repeat(9, (index) => rect(134 + index * 38, 164, 26, 76, { rx: 4, fill: pen.tube(black) })),
    rect(144, 262, 312, 96, { rx: 4, fill: "#f3f0ea" }),
    rect(144, 262, 312, 14, { fill: "#c8102e" }),
    lettering(brand, { x: 300, y: 320, height: 30, colour: "#1c2230", anchor: "middle", maxWidth: 280 }),
    lettering("Electronic ignition", { x: 300, y: 346, height: 14, colour: "#1c2230", anchor: "middle" }),
    boltHole(94, 276, 9),
    boltHole(506, 276, 9),
    boltHead(pen, 134, 374, 5, named("alloy")),
    boltHead(pen, 466, 374, 5, named("alloy")),
  ].join("");
  return { body, box: { x: 70, y: 154, width: 460, height: 356 }, sizeMm: [128, 74], focus: [300, 300], depth: 0, isLettered: true };
}
