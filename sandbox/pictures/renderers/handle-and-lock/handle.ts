import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { circle, path, rect, repeat, stroke } from "../../drawing/shapes.ts";

export function handle({ pen, material }: Sheet): Artwork {
  const chrome = material("chrome");
  const boss = (x: number) =>
    path(
      outline([
        [x - 44, 262, 20],
        [x + 44, 262, 20],
        [x + 52, 356, 22],
        [x - 52, 356, 22],
      ]),
      { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 },
    );
  const body = [
    boss(116),
    boss(484),
    path("M66 300Q64 258 118 254L470 246Q536 248 536 292Q534 322 486 324L432 318Q300 296 170 322L118 330Q68 330 66 300Z", {
      fill: pen.linear(chrome.face, "down"),
      stroke: chrome.edge,
      "stroke-width": 2.2,
    }),
    stroke("M92 274Q300 254 506 270", "#ffffff", 6, { opacity: 0.9 }),
    circle(484, 288, 27, { fill: pen.face(chrome, "up"), stroke: chrome.edge, "stroke-width": 2 }),
    circle(484, 288, 15, {
      fill: pen.radial([
        [0, "#ffffff"],
        [1, "#7c8792"],
      ]),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
    rect(104, 354, 22, 34, { fill: pen.tube(named("zinc")) }),
    rect(474, 354, 22, 34, { fill: pen.tube(named("zinc")) }),
    repeat(3, (index) => stroke(d`M103 ${362 + index * 9}h24M473 ${362 + index * 9}h24`, named("zinc").dark, 2)),
  ].join("");
  return { body, box: { x: 62, y: 246, width: 476, height: 142 }, sizeMm: [188, 56], focus: [480, 290] };
}
