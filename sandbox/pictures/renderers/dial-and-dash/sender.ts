import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { ellipse, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";

export function sender({ pen, seed }: Sheet): Artwork {
  const [zinc, brass, black] = [named("zinc"), named("brass"), named("black")];
  if (seed % 2 === 0) {
    const body = [
      tube("M300 210V300L372 330L452 452", 10, zinc),
      path(
        outline([
          [408, 420, 30],
          [520, 420, 30],
          [520, 486, 30],
          [408, 486, 30],
        ]),
        { fill: pen.face(black, "down"), stroke: black.edge, "stroke-width": 2 },
      ),
      rect(270, 196, 62, 132, { rx: 6, fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 2 }),
      repeat(7, (index) => stroke(d`M276 ${226 + index * 13}H326`, zinc.dark, 2.4)),
      ellipse(300, 182, 158, 46, { fill: zinc.dark, stroke: zinc.edge, "stroke-width": 2 }),
      ellipse(300, 172, 158, 46, { fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }),
      [
        [180, 166],
        [420, 166],
        [300, 202],
        [240, 142],
        [360, 142],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 11, 6, { fill: "#15181c" }))
        .join(""),
      rect(286, 122, 28, 48, { fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.4 }),
      tube("M226 168V118H176", 15, zinc),
    ].join("");
    return { body, box: { x: 142, y: 106, width: 380, height: 380 }, sizeMm: [110, 260], focus: [300, 190], pack: "box" };
  }
  const body = [
    rect(288, 92, 24, 60, { rx: 3, fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 }),
    path(
      outline([
        [246, 148, 10],
        [354, 148, 10],
        [344, 206, 4],
        [256, 206, 4],
      ]),
      { fill: pen.tube(black), stroke: black.edge, "stroke-width": 2 },
    ),
    path(
      outline([
        [214, 206, 6],
        [386, 206, 6],
        [386, 284, 6],
        [214, 284, 6],
      ]),
      {
        fill: pen.linear(
          [
            [0, brass.dark],
            [0.2, brass.light],
            [0.27, brass.shine],
            [0.3, brass.mid],
            [0.7, brass.light],
            [0.72, brass.dark],
            [1, brass.edge],
          ],
          "across",
        ),
        stroke: brass.edge,
        "stroke-width": 2,
      },
    ),
    rect(244, 284, 112, 118, { fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 }),
    repeat(10, (index) => stroke(d`M242 ${292 + index * 11.5}L358 ${298 + index * 11.5}`, brass.edge, 3, { opacity: 0.7 })),
    path(
      outline([
        [262, 402, 4],
        [338, 402, 4],
        [330, 494, 26],
        [270, 494, 26],
      ]),
      { fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 },
    ),
  ].join("");
  return { body, box: { x: 214, y: 92, width: 172, height: 402 }, sizeMm: [22, 58], focus: [300, 330], pack: "bag" };
}
