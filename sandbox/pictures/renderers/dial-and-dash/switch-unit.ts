import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, ellipse, path, rect, repeat } from "../../drawing/shapes.ts";
import { lyingCylinder } from "../../drawing/solids.ts";

export function switchUnit({ pen, seed }: Sheet): Artwork {
  const [zinc, chrome, black] = [named("zinc"), named("chrome"), named("black")];
  const isIgnition = seed % 2 === 0;
  const body = [
    repeat(3, (index) =>
      rect(38, 256 + index * 38, 66, 11, { rx: 2, fill: pen.tube(named("brass"), "down"), stroke: "#7f5d1d", "stroke-width": 1 }),
    ),
    rect(92, 226, 160, 148, { rx: 12, fill: pen.tube(black, "down"), stroke: black.edge, "stroke-width": 2 }),
    repeat(4, (index) => rect(112 + index * 32, 226, 8, 148, { fill: "#000000", opacity: 0.28 })),
    lyingCylinder(pen, 250, 244, 92, 112, zinc, zinc),
    repeat(8, (index) => rect(258 + index * 11, 262, 4, 76, { fill: zinc.dark, opacity: 0.55 })),
    path(
      outline([
        [348, 228, 10],
        [384, 236, 8],
        [384, 364, 8],
        [348, 372, 10],
      ]),
      { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 },
    ),
    isIgnition
      ? lyingCylinder(pen, 384, 254, 70, 92, chrome, chrome) +
        rect(459, 278, 7, 44, { rx: 3, fill: "#101317" }) +
        circle(540, 300, 46, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 2 }) +
        circle(552, 300, 12, { fill: "#eceae7", stroke: "#7f5d1d", "stroke-width": 2 }) +
        rect(460, 293, 44, 15, { fill: pen.tube(named("brass"), "down") })
      : lyingCylinder(pen, 384, 282, 86, 36, chrome) +
        circle(516, 300, 54, {
          fill: pen.radial([
            [0, "#6d747d"],
            [0.5, "#2a2e34"],
            [1, "#07080a"],
          ]),
          stroke: "#000000",
          "stroke-width": 2,
        }) +
        ellipse(500, 276, 20, 12, { fill: "#ffffff", opacity: 0.4 }),
  ].join("");
  return { body, box: { x: 38, y: 226, width: 548, height: 148 }, sizeMm: [86, 34], focus: [420, 300], pack: "bag" };
}
