import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { ellipse, group, path, stroke } from "../../drawing/shapes.ts";
import { lyingCylinder } from "../../drawing/solids.ts";

export function carCover(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const fabric = paint(sheet.colour(sheet.random.pick(["grey", "silver", "black", "navy"])));
  const shape =
    "M30 392Q22 330 50 300Q110 270 176 262Q226 200 286 184Q370 174 424 196Q470 226 494 262Q552 268 566 300Q580 340 572 392Q300 408 30 392Z";
  const clip = pen.clip(path(shape));
  const drapes = [60, 112, 168, 232, 300, 362, 430, 490, 540]
    .map((x, index) =>
      stroke(
        `M${x + (300 - x) * 0.12} ${286 - (index % 3) * 14}Q${x - 6} 340 ${x + (index % 2 ? 10 : -8)} 400`,
        index % 2 ? fabric.edge : fabric.shine,
        9,
        { opacity: 0.28 },
      ),
    )
    .join("");
  const body = [
    [146, 462].map((x) => ellipse(x, 396, 46, 20, { fill: "#14171b" })).join(""),
    path(shape, {
      fill: pen.linear([
        [0, fabric.shine],
        [0.3, fabric.light],
        [0.6, fabric.mid],
        [1, fabric.dark],
      ]),
      stroke: fabric.edge,
      "stroke-width": 2.2,
    }),
    group(
      drapes +
        path("M40 320Q300 270 570 318V340Q300 296 40 344Z", { fill: "#ffffff", opacity: 0.2 }) +
        stroke("M180 262Q330 240 492 264", fabric.edge, 4, { opacity: 0.35 }),
      { "clip-path": clip },
    ),
    stroke("M31 388Q300 404 571 388", fabric.edge, 3, { "stroke-dasharray": "9 5", opacity: 0.7 }),
    lyingCylinder(pen, 250, 372, 100, 12, named("black")),
  ].join("");
  return { body, box: { x: 26, y: 178, width: 550, height: 236 }, sizeMm: [4850, 1500], focus: [420, 300], pack: "bag" };
}
