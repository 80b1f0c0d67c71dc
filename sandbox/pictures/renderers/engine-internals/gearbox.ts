import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { path, rect, repeat } from "../../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder } from "../../drawing/solids.ts";

export function gearbox({ pen }: Sheet): Artwork {
  const alloy = named("alloy");
  const body = [
    path(
      outline([
        [48, 122, 16],
        [88, 116, 10],
        [88, 484, 10],
        [48, 478, 16],
      ]),
      { fill: pen.tube(alloy), stroke: alloy.edge, "stroke-width": 2.4 },
    ),
    path("M86 124Q190 150 216 206L216 396Q190 452 86 476Z", { fill: pen.tube(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.4 }),
    rect(214, 200, 196, 200, { rx: 8, fill: pen.tube(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.4 }),
    repeat(
      6,
      (index) =>
        rect(232 + index * 29, 206, 10, 188, { rx: 4, fill: alloy.dark, opacity: 0.5 }) +
        rect(229 + index * 29, 206, 4, 188, { rx: 2, fill: alloy.shine, opacity: 0.8 }),
    ),
    path(
      outline([
        [226, 398],
        [400, 398],
        [384, 456, 16],
        [240, 456, 16],
      ]),
      { fill: pen.face(named("black"), "down"), stroke: "#0d0f12", "stroke-width": 2 },
    ),
    repeat(6, (index) => boltHead(pen, 244 + index * 28, 404, 6, named("zinc"))),
    path("M408 224L500 262V338L408 376Z", { fill: pen.tube(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.4 }),
    lyingCylinder(pen, 498, 270, 34, 60, alloy, named("black")),
    lyingCylinder(pen, 526, 284, 34, 32, named("steel"), named("steel")),
    [140, 220, 300, 380, 460].map((y) => boltHole(68, y, 8)).join(""),
    path("M110 160Q180 180 204 220", { fill: "none", stroke: "#ffffff", "stroke-width": 7, opacity: 0.7, "stroke-linecap": "round" }),
  ].join("");
  return { body, box: { x: 48, y: 116, width: 514, height: 368 }, sizeMm: [690, 420], focus: [300, 300] };
}
