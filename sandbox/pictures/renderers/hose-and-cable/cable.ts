import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { spline } from "../../drawing/path-data.ts";
import { circle, rect } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";

export function cable({ pen, random, material }: Sheet): Artwork {
  const sleeve = material("black");
  const zinc = named("zinc");
  const lift = random.between(-30, 30);
  const data = spline([
    [96, 158],
    [240, 150 + lift],
    [430, 210],
    [470, 330],
    [330, 400 - lift],
    [170, 360],
    [150, 460],
    [300, 500],
    [478, 470],
  ]);
  const body = [
    tube("M40 158H110", 6, named("steel")),
    tube("M470 471L560 460", 6, named("steel")),
    tube(data, 19, sleeve),
    rect(84, 143, 62, 30, { rx: 4, fill: pen.tube(zinc, "down"), stroke: zinc.edge, "stroke-width": 1.6 }),
    rect(104, 134, 14, 48, { rx: 2, fill: pen.tube(named("steel"), "down"), stroke: "#343a41", "stroke-width": 1.4 }),
    rect(440, 456, 60, 28, {
      rx: 4,
      fill: pen.tube(zinc, "down"),
      stroke: zinc.edge,
      "stroke-width": 1.6,
      transform: "rotate(-7 470 470)",
    }),
    circle(38, 158, 17, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
    circle(38, 158, 8, { fill: "#efedeb", stroke: "#343a41", "stroke-width": 1.4 }),
    rect(548, 444, 30, 30, { rx: 4, fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
  ].join("");
  return { body, box: { x: 20, y: 128, width: 560, height: 386 }, sizeMm: [1640, 6], focus: [120, 160], pack: "bag" };
}
