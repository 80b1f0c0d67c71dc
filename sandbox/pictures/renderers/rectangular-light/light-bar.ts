import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHead } from "../../drawing/solids.ts";

export function lightBar({ pen, random, material }: Sheet): Artwork {
  const housing = material("black");
  const cells = random.whole(7, 10);
  const width = 444 / cells;
  const lamps = repeat(cells, (index) => {
    const x = 78 + index * width;
    return (
      rect(x + 2, 268, width - 4, 64, { rx: 7, fill: pen.face(named("chrome"), "down"), stroke: "#3a434c", "stroke-width": 1.2 }) +
      circle(x + width / 2, 300, width * 0.33, {
        fill: pen.radial(
          [
            [0, "#ffffff"],
            [0.4, "#fdf6d8"],
            [0.75, "#c9c4aa"],
            [1, "#7f868c"],
          ],
          0.5,
          0.45,
          0.6,
        ),
      }) +
      circle(x + width / 2, 300, 6, { fill: "#f6d55c", stroke: "#8b7a2e", "stroke-width": 1 })
    );
  });
  const body = [
    path(
      outline([
        [66, 346, 4],
        [110, 346, 4],
        [104, 402, 4],
        [58, 402, 4],
      ]),
      { fill: pen.face(housing), stroke: housing.edge, "stroke-width": 2 },
    ),
    path(
      outline([
        [490, 346, 4],
        [534, 346, 4],
        [542, 402, 4],
        [496, 402, 4],
      ]),
      { fill: pen.face(housing), stroke: housing.edge, "stroke-width": 2 },
    ),
    boltHead(pen, 84, 376, 9, named("alloy")),
    boltHead(pen, 516, 376, 9, named("alloy")),
    repeat(30, (index) => rect(60 + index * 16, 226, 8, 30, { rx: 2, fill: pen.tube(housing) })),
    rect(46, 246, 508, 110, { rx: 16, fill: pen.face(housing, "down"), stroke: housing.edge, "stroke-width": 2 }),
    rect(66, 258, 468, 84, { rx: 8, fill: "#0a0c0f" }),
    lamps,
    path("M70 262H530V286Q300 276 70 300Z", { fill: "#ffffff", opacity: 0.25 }),
    stroke("M56 251H544", housing.shine, 2.5, { opacity: 0.8 }),
  ].join("");
  return { body, box: { x: 46, y: 226, width: 508, height: 176 }, sizeMm: [558, 82], focus: [410, 300] };
}
