import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHead } from "../../drawing/solids.ts";

export function flatFilter(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const [pan, mesh] = [named("zinc"), named("brass")];
  const shape = outline([
    [90, 206, 24],
    [420, 176, 24],
    [534, 300, 24],
    [470, 398, 30],
    [150, 424, 30],
    [62, 320, 24],
  ]);
  const clip = pen.clip(
    path(
      outline([
        [126, 232, 14],
        [404, 208, 14],
        [490, 302, 14],
        [444, 370, 20],
        [166, 394, 20],
        [104, 322, 14],
      ]),
    ),
  );
  const body = [
    path(shape, { fill: pan.dark, transform: "translate(2 26)", stroke: pan.edge, "stroke-width": 2 }),
    path(shape, { fill: pen.face(pan), stroke: pan.edge, "stroke-width": 2 }),
    group(
      rect(60, 160, 480, 300, { fill: mesh.dark }) +
        repeat(60, (index) =>
          stroke(`M${-160 + index * 14} 150L${80 + index * 14} 450M${80 + index * 14} 150L${-160 + index * 14} 450`, mesh.light, 1.6),
        ),
      { "clip-path": clip },
    ),
    circle(300, 300, 52, { fill: pen.face(pan), stroke: pan.edge, "stroke-width": 2 }),
    circle(300, 300, 30, { fill: "#0d0f12", stroke: pan.light, "stroke-width": 4 }),
    circle(452, 478, 34, { fill: "none", stroke: "#23262b", "stroke-width": 11 }),
    circle(451, 476, 34, { fill: "none", stroke: "#7b828b", "stroke-width": 2.4 }),
    boltHead(pen, 108, 222, 8, named("steel")),
    boltHead(pen, 416, 194, 8, named("steel")),
    boltHead(pen, 512, 300, 8, named("steel")),
    boltHead(pen, 82, 322, 8, named("steel")),
  ].join("");
  return { body, box: { x: 62, y: 176, width: 474, height: 340 }, sizeMm: [214, 158], focus: [400, 260], pack: "box" };
}
