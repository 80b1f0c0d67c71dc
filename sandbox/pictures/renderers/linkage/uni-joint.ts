import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, group, path, rect } from "../../drawing/shapes.ts";
import { boltHead } from "../../drawing/solids.ts";

export function uniJoint({ pen }: Sheet): Artwork {
  const [steel, zinc] = [named("steel"), named("zinc")];
  const cup = (degrees: number) =>
    group(
      rect(-48, -206, 96, 84, { rx: 8, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }) +
        rect(-48, -198, 96, 9, { fill: steel.edge, opacity: 0.5 }) +
        rect(-38, -124, 76, 17, { rx: 4, fill: pen.tube(named("rubber")) }) +
        rect(-29, -110, 58, 64, { fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 1.6 }),
      { transform: `translate(300 300) rotate(${degrees})` },
    );
  const body =
    [0, 90, 180, 270].map(cup).join("") +
    path(
      outline([
        [236, 236, 20],
        [364, 236, 20],
        [364, 364, 20],
        [236, 364, 20],
      ]),
      { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2.2 },
    ) +
    circle(300, 300, 28, { fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }) +
    boltHead(pen, 300, 300, 12, named("brass"));
  return { body, box: { x: 94, y: 94, width: 412, height: 412 }, sizeMm: [82, 82], focus: [420, 300], pack: "box" };
}
