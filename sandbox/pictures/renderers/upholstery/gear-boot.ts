import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { paint } from "../../drawing/material.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { ellipse, path, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";

export function gearBoot(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const hide = paint(sheet.colour("black"));
  const folds = random.whole(4, 6);
  const step = 200 / folds;
  const body = [
    path(
      outline([
        [96, 420, 24],
        [504, 420, 24],
        [540, 492, 24],
        [60, 492, 24],
      ]),
      { fill: pen.face(hide, "down"), stroke: hide.edge, "stroke-width": 2 },
    ),
    [106, 494].map((x) => boltHole(x, 456, 6)).join(""),
    boltHole(300, 478, 6),
    repeat(folds, (index) => {
      const y = 430 - index * step;
      const half = 168 - index * (120 / folds);
      return (
        path(
          d`M${300 - half} ${y}Q${300 - half - 18} ${y - step * 0.5} ${300 - half + 18} ${y - step}L${300 + half - 18} ${y - step}Q${300 + half + 18} ${y - step * 0.5} ${300 + half} ${y}Q300 ${y + 30} ${300 - half} ${y}Z`,
          { fill: pen.tube(hide), stroke: hide.edge, "stroke-width": 2 },
        ) + stroke(d`M${300 - half + 6} ${y - 6}Q300 ${y + 20} ${300 + half - 6} ${y - 6}`, "#000000", 5, { opacity: 0.35 })
      );
    }),
    path("M252 236H348L336 150Q300 138 264 150Z", { fill: pen.tube(hide), stroke: hide.edge, "stroke-width": 2 }),
    ellipse(300, 150, 36, 12, { fill: "#08090b", stroke: hide.shine, "stroke-width": 2 }),
    stroke("M252 168Q300 184 348 168", hide.shine, 2, { "stroke-dasharray": "5 4", opacity: 0.8 }),
  ].join("");
  return { body, box: { x: 60, y: 138, width: 480, height: 354 }, sizeMm: [210, 165], focus: [380, 330], pack: "bag" };
}
